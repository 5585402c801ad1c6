{{- define "pcf-exchange.name" -}}
{{- if contains .Chart.Name .Release.Name -}}
{{- .Release.Name | trunc 50 | trimSuffix "-" -}}
{{- else -}}
{{- printf "%s-%s" .Release.Name .Chart.Name | trunc 50 | trimSuffix "-" -}}
{{- end -}}
{{- end -}}

{{- define "pcf-exchange.selector" -}}
app.kubernetes.io/name: {{ .Chart.Name }}
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end -}}

{{- define "pcf-exchange.labels" -}}
{{ include "pcf-exchange.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
helm.sh/chart: {{ printf "%s-%s" .Chart.Name .Chart.Version }}
{{- end -}}

{{- define "pcf-exchange.image" -}}
image: {{ printf "%s:%s" (required "Set image.repository, the name of your image without its tag." .Values.image.repository) (.Values.image.tag | default .Chart.AppVersion) | quote }}
imagePullPolicy: {{ .Values.image.pullPolicy }}
{{- end -}}

{{- /* One that is empty here would hide the one of that name in the secret. Numbers are written out, not as 1e+07. */ -}}
{{- define "pcf-exchange.settings" -}}
{{- $_ := required "Set settings.PUBLIC_URL, the address that people type." .Values.settings.PUBLIC_URL }}
{{- $_ := required "Set settings.MAIL_FROM, the address that mails come from." .Values.settings.MAIL_FROM }}
{{- range $name, $value := .Values.settings }}
{{- $text := kindIs "string" $value | ternary $value ($value | toJson) }}
{{- if not (has $text (list "" "null")) }}
- name: {{ $name }}
  value: {{ $text | quote }}
{{- end }}
{{- end }}
- name: DRAIN_SECONDS
  value: {{ .Values.drainSeconds | toString | quote }}
{{- end -}}

{{- define "pcf-exchange.podSecurity" -}}
runAsNonRoot: true
runAsUser: 65534
runAsGroup: 65534
fsGroup: 65534
seccompProfile:
  type: RuntimeDefault
{{- end -}}

{{- define "pcf-exchange.containerSecurity" -}}
allowPrivilegeEscalation: false
readOnlyRootFilesystem: true
capabilities:
  drop: [ALL]
{{- end -}}

{{- define "pcf-exchange.placement" -}}
{{- with .Values.imagePullSecrets }}
imagePullSecrets:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- with .Values.nodeSelector }}
nodeSelector:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- with .Values.tolerations }}
tolerations:
  {{- toYaml . | nindent 2 }}
{{- end }}
{{- end -}}

import type { AccessFacts, AccountFacts } from '../../mail-content.ts';
import { inDays, inMinutes, spacedCode } from '../formats.ts';
import type { WordsOf } from '../mail-translations.ts';

export const accessMails: WordsOf<AccessFacts> = {
  userInvitation: ({ organisationName, invitedBy, validDays }) => ({
    subject: `${organisationName} lädt Sie zu PCF Exchange ein`,
    preview: `${invitedBy} möchte, dass Sie dort mitarbeiten.`,
    heading: `${organisationName} lädt Sie zu PCF Exchange ein`,
    paragraphs: [
      `${invitedBy} lädt Sie ein, bei PCF Exchange für ${organisationName} mitzuarbeiten. Dort tauschen Unternehmen die CO₂-Fußabdrücke ihrer Produkte aus.`,
      'Nehmen Sie an, und Sie sehen, was Ihre Kollegen sehen.',
    ],
    button: 'Einladung annehmen',
    notes: [
      `Der Link ist ${inDays('de', validDays)} gültig. Bitten Sie ${invitedBy} danach um einen neuen.`,
      'Sie haben das nicht erwartet oder arbeiten woanders? Dann tun Sie nichts.',
    ],
    footer: `Sie erhalten diese E-Mail, weil ${invitedBy} Ihre Adresse eingegeben hat.`,
  }),
  accessRequest: ({ personName, personEmail, jobTitle, organisationName, validDays }) => ({
    subject: `${personName} bittet um Zugang zu ${organisationName}`,
    preview: 'Geben Sie den Zugang frei, oder lehnen Sie ihn ab. Bis dahin sieht diese Person nichts.',
    heading: `${personName} bittet um Zugang zu ${organisationName}`,
    paragraphs: [
      `Wenn Sie zustimmen, sieht diese Person bei PCF Exchange alles von ${organisationName} und kann damit arbeiten. Wir haben geprüft, dass ihr die E-Mail-Adresse gehört, aber nicht, wer sie ist.`,
    ],
    details: [
      { label: 'Name', value: personName },
      { label: 'E-Mail-Adresse', value: personEmail },
      ...(jobTitle === null ? [] : [{ label: 'Position', value: jobTitle }]),
    ],
    messageIntro: `${personName} schreibt:`,
    button: 'Zugang freigeben',
    otherLink: 'Zugang ablehnen',
    notes: [
      `Beide Links wirken, sobald Sie sie öffnen, und sind ${inDays('de', validDays)} gültig. Sie können auch in den Einstellungen antworten. Es zählt die erste Antwort eines Administrators.`,
      'Sie kennen diese Person nicht? Dann lehnen Sie den Zugang ab.',
    ],
    footer: `Sie erhalten diese E-Mail, weil Sie Administrator von ${organisationName} sind.`,
  }),
  accessApproved: ({ organisationName }) => ({
    subject: `Sie haben bei PCF Exchange Zugang zu ${organisationName}`,
    preview: 'Ihre Anfrage wurde angenommen. Melden Sie sich an, um zu beginnen.',
    heading: `Willkommen bei ${organisationName}`,
    paragraphs: [
      `Ein Administrator von ${organisationName} hat Ihre Anfrage angenommen. Melden Sie sich an, und Sie sehen, was Ihre Kollegen sehen.`,
    ],
    button: 'Anmelden',
    notes: [],
    footer: `Sie erhalten diese E-Mail, weil Sie bei PCF Exchange um Zugang zu ${organisationName} gebeten haben.`,
  }),
  accessDenied: ({ organisationName }) => ({
    subject: `Kein Zugang zu ${organisationName}: Ihre Anfrage wurde abgelehnt`,
    preview: 'Was Sie jetzt tun können.',
    heading: 'Ihre Anfrage wurde abgelehnt',
    paragraphs: [
      `Ein Administrator von ${organisationName} hat Ihre Bitte um Zugang bei PCF Exchange abgelehnt. Wenn Sie das für einen Irrtum halten, sprechen Sie mit Ihren Kollegen dort.`,
      'Sie gehören zu einem anderen Unternehmen? Dann können Sie es selbst registrieren.',
    ],
    button: 'Unternehmen registrieren',
    notes: [],
    footer: `Sie erhalten diese E-Mail, weil Sie bei PCF Exchange um Zugang zu ${organisationName} gebeten haben.`,
  }),
};

export const accountMails: WordsOf<AccountFacts> = {
  test: () => ({
    subject: 'PCF Exchange kann Ihnen E-Mails senden',
    preview: 'Sie müssen nichts weiter tun.',
    heading: 'Der Versand funktioniert',
    paragraphs: ['Damit wurde geprüft, ob PCF Exchange Ihr Postfach erreicht. Sie müssen nichts weiter tun.'],
    button: 'PCF Exchange öffnen',
    notes: [],
    footer: 'Sie erhalten diese E-Mail, weil jemand, der PCF Exchange betreibt, Ihre Adresse eingegeben hat.',
  }),
  emailVerification: ({ validDays }) => ({
    subject: 'Bestätigen Sie Ihre E-Mail-Adresse für PCF Exchange',
    preview: 'Nur noch ein Schritt, dann geht es weiter.',
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    paragraphs: [
      'Sie haben sich mit dieser Adresse bei PCF Exchange registriert. Bestätigen Sie, dass sie Ihnen gehört, dann geht es weiter.',
      'Halten Sie das Passwort bereit, das Sie bei der Registrierung gewählt haben: Wir fragen noch einmal danach.',
    ],
    button: 'E-Mail-Adresse bestätigen',
    notes: [
      `Der Link ist ${inDays('de', validDays)} gültig.`,
      'Sie haben sich nicht registriert? Dann tun Sie nichts. Ohne Ihre Bestätigung kann niemand diese Adresse verwenden.',
    ],
    footer: 'Sie erhalten diese E-Mail, weil sich jemand mit dieser Adresse bei PCF Exchange registriert hat.',
  }),
  emailChange: ({ validDays }) => ({
    subject: 'Bestätigen Sie Ihre neue E-Mail-Adresse für PCF Exchange',
    preview: 'Danach melden Sie sich mit dieser Adresse an.',
    heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    paragraphs: [
      'Sie möchten diese Adresse für Ihr Konto bei PCF Exchange verwenden. Bestätigen Sie sie, dann melden Sie sich von da an mit ihr an.',
      'Halten Sie Ihr Passwort bereit: Wir fragen noch einmal danach. Damit Ihr Konto sicher bleibt, werden Sie dabei überall abgemeldet.',
    ],
    button: 'Neue Adresse bestätigen',
    notes: [
      `Der Link ist ${inDays('de', validDays)} gültig.`,
      'Das waren nicht Sie? Dann tun Sie nichts. Ohne Ihre Bestätigung ändert sich nichts.',
    ],
    footer: 'Sie erhalten diese E-Mail, weil jemand diese Adresse für ein Konto bei PCF Exchange eingegeben hat.',
  }),
  emailChangeRequested: ({ newEmail }) => ({
    subject: 'Ihre E-Mail-Adresse bei PCF Exchange soll geändert werden',
    preview: 'Wenn Sie das nicht waren, handeln Sie bitte jetzt.',
    heading: 'Ihre E-Mail-Adresse soll geändert werden',
    paragraphs: [
      `Jemand hat Ihr Passwort eingegeben und für Ihr Konto bei PCF Exchange die Adresse ${newEmail} gewünscht. Die Adresse ändert sich, sobald sie mit dem Link bestätigt wird, den wir dorthin geschickt haben.`,
      'Das waren nicht Sie? Dann legen Sie sofort ein neues Passwort fest. Die Änderung ist damit hinfällig, und alle Geräte werden abgemeldet. Sagen Sie auch einem Administrator Ihrer Organisation Bescheid.',
    ],
    button: 'Neues Passwort festlegen',
    notes: ['Das waren Sie? Dann müssen Sie hier nichts tun: Öffnen Sie den Link im anderen Postfach.'],
    footer: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht.',
  }),
  emailChanged: ({ newEmail }) => ({
    subject: 'Ihre E-Mail-Adresse bei PCF Exchange wurde geändert',
    preview: 'Wenn Sie das nicht waren, handeln Sie bitte jetzt.',
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    paragraphs: [
      `Ihr Konto bei PCF Exchange hat jetzt die Adresse ${newEmail}. Melden Sie sich ab sofort mit dieser Adresse an.`,
      'Das waren nicht Sie? Dann sagen Sie sofort einem Administrator Ihrer Organisation oder dem Betreiber von PCF Exchange Bescheid: Vielleicht verwendet jemand anderes Ihr Konto.',
    ],
    button: 'Zur Anmeldung',
    notes: ['Das waren Sie? Dann müssen Sie nichts weiter tun.'],
    footer: 'Sie erhalten diese E-Mail, weil dies bisher die Adresse Ihres Kontos war.',
  }),
  alreadyRegistered: () => ({
    subject: 'Sie haben bereits ein Konto bei PCF Exchange',
    preview: 'Sie können sich einfach anmelden.',
    heading: 'Sie haben bereits ein Konto',
    paragraphs: [
      'Jemand, wahrscheinlich Sie, wollte sich mit dieser Adresse bei PCF Exchange registrieren. Zu ihr gibt es bereits ein Konto. Sie können sich also einfach anmelden.',
    ],
    button: 'Anmelden',
    otherLink: 'Passwort vergessen? Neues festlegen',
    notes: ['Das waren nicht Sie? Dann tun Sie nichts. Ihr Konto ist unverändert.'],
    footer: 'Sie erhalten diese E-Mail, weil jemand diese Adresse bei der Registrierung eingegeben hat.',
  }),
  passwordReset: ({ validMinutes }) => ({
    subject: 'Legen Sie ein neues Passwort für PCF Exchange fest',
    preview: `Der Link ist ${inMinutes('de', validMinutes)} gültig und funktioniert einmal.`,
    heading: 'Legen Sie ein neues Passwort fest',
    paragraphs: [
      'Sie haben ein neues Passwort für Ihr Konto bei PCF Exchange angefordert. Sobald es festgelegt ist, sind Sie auf allen anderen Geräten abgemeldet.',
    ],
    button: 'Neues Passwort festlegen',
    notes: [
      `Der Link ist ${inMinutes('de', validMinutes)} gültig und funktioniert einmal.`,
      'Das waren nicht Sie? Dann tun Sie nichts. Ihr Passwort bleibt, wie es ist.',
    ],
    footer: 'Sie erhalten diese E-Mail, weil jemand für diese Adresse ein neues Passwort angefordert hat.',
  }),
  passwordChanged: () => ({
    subject: 'Ihr Passwort für PCF Exchange wurde geändert',
    preview: 'Wenn Sie das nicht waren, handeln Sie bitte jetzt.',
    heading: 'Ihr Passwort wurde geändert',
    paragraphs: [
      'Das Passwort Ihres Kontos bei PCF Exchange wurde geändert, und alle anderen Geräte wurden abgemeldet. Das waren Sie? Dann müssen Sie nichts weiter tun.',
      'Das waren nicht Sie? Dann legen Sie sofort ein neues Passwort fest, und sagen Sie einem Administrator Ihrer Organisation Bescheid.',
    ],
    button: 'Neues Passwort festlegen',
    notes: [],
    footer: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht.',
  }),
  signInCode: ({ code, validMinutes }) => ({
    subject: 'Ihr Code für die Anmeldung bei PCF Exchange',
    preview: `Er ist ${inMinutes('de', validMinutes)} gültig und funktioniert einmal.`,
    heading: 'Ihr Code für die Anmeldung',
    paragraphs: [
      'Bei Ihrem Konto gab es viele fehlgeschlagene Anmeldeversuche. Sie melden sich von einem Ort aus an, von dem aus Sie sich noch nie angemeldet haben. Darum fragen wir zusätzlich nach diesem Code. Geben Sie ihn auf der Seite ein, auf der Sie sich gerade anmelden.',
    ],
    details: [{ label: 'Code', value: spacedCode(code) }],
    button: 'Das war ich nicht: neues Passwort festlegen',
    notes: [
      `Der Code ist ${inMinutes('de', validMinutes)} gültig und funktioniert einmal. Geben Sie ihn nie weiter: Niemand von PCF Exchange wird Sie danach fragen.`,
      'Sie melden sich gerade nicht an? Dann kennt jemand anderes Ihr Passwort. Legen Sie sofort ein neues fest.',
    ],
    footer: 'Sie erhalten diese E-Mail, weil jemand Ihre Adresse und Ihr Passwort bei PCF Exchange eingegeben hat.',
  }),
};

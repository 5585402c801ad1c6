import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import compress from '@fastify/compress';
import { maxPublicBodyBytes } from '@pcf/contract/operations/body-bytes';
import { type FastifyBaseLogger, type FastifyHttpOptions, type FastifyInstance, fastify } from 'fastify';
import type { Config } from './config.ts';
import type { Database } from './database/database.ts';
import { settleInstallationAdmins } from './database/installation-admins.ts';
import { createDocumentStore, type DocumentStore } from './files/document-store.ts';
import { bearerAuthentication } from './http/bearer-authentication.ts';
import { closeConnectionsAtStop } from './http/closing-connections.ts';
import { registerCrossOrigin } from './http/cross-origin.ts';
import { trackCurrentCalls } from './http/current-call.ts';
import { registerGeneralLimit } from './http/general-limit.ts';
import { registerHealth } from './http/health.ts';
import { registerJsonBodies } from './http/json-bodies.ts';
import { pageRoutes, runtimeConfigurationOf } from './http/page-operations.ts';
import { registerNotFound, registerProblems } from './http/problems.ts';
import { registerReference } from './http/reference-pages.ts';
import { registerOperations } from './http/register-operations.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { readTlsFiles } from './http/tls-files.ts';
import { answerOddHeads, refuseAddress, refuseUnreadable } from './http/unroutable-requests.ts';
import { registerWebApp } from './http/web-app.ts';
import { createIdentityProvider } from './identity/identity-provider.ts';
import type { JobDependencies } from './jobs/job-handlers.ts';
import type { JobHandlers } from './jobs/job-runner.ts';
import { registerMailbox } from './mail/mailbox-pages.ts';
import { authenticationRoutes, identityRoutes, registrationRoutes } from './modules/accounts/accounts.routes.ts';
import { createAuthenticationService } from './modules/accounts/authentication.ts';
import { createIdentityService } from './modules/accounts/identity.ts';
import { activityLogRoutes } from './modules/activity/activity.routes.ts';
import { createActivityExport } from './modules/activity/activity-export.ts';
import { answerFileRoutes, answersRoutes, receivedRoutes } from './modules/answers/answers.routes.ts';
import { createReceivedFile } from './modules/answers/file/download-received-file.ts';
import { createAnswerImport } from './modules/answers/file/import-answers.ts';
import { apiKeysRoutes } from './modules/api-keys/api-keys.routes.ts';
import { createKeyUse } from './modules/api-keys/key-use.ts';
import { dashboardRoutes } from './modules/dashboard/dashboard.routes.ts';
import { createDocumentDownloads } from './modules/documents/document-downloads.service.ts';
import { createDocumentList, documentsRoutes } from './modules/documents/documents.routes.ts';
import { createDocumentUpload } from './modules/documents/upload-document.ts';
import { footprintRoutes } from './modules/footprint/footprint.routes.ts';
import { createFootprintFile } from './modules/footprint/footprint-file.ts';
import { organisationExportRoutes } from './modules/installation/export-organisation.routes.ts';
import { installationRoutes } from './modules/installation/installation.routes.ts';
import { invitationsRoutes, mailRefusalsRoutes } from './modules/invitations/invitations.routes.ts';
import { createMailRefusalsService, registerOneClickRefusal } from './modules/invitations/mail-refusals.ts';
import { createNewsJob } from './modules/network/events/fetch-news.ts';
import { sendToPartner, unreadableCall } from './modules/network/host/pact-error.ts';
import { isPartnerPath, partnerCallOf } from './modules/network/host/partner-paths.ts';
import { registerV3 } from './modules/network/host/register-v3.ts';
import { registerTokenEndpoint } from './modules/network/host/token-endpoint.ts';
import { networkRoutes } from './modules/network/network.routes.ts';
import { createNotificationHub } from './modules/notifications/notification-hub.ts';
import { notificationsRoutes } from './modules/notifications/notifications.routes.ts';
import { organisationRoutes } from './modules/organisation/organisation.routes.ts';
import { personalDataRoutes } from './modules/personal-data/personal-data.routes.ts';
import { createProductImport } from './modules/products/import/import-products.ts';
import { createProductExport } from './modules/products/product-export.ts';
import {
  productExportRoutes,
  productImportRoutes,
  productsRoutes,
  purchasedProductsRoutes,
} from './modules/products/products.routes.ts';
import { emissionRequestsRoutes, requestedProductRoutes } from './modules/requests/requests.routes.ts';
import { reviewsRoutes } from './modules/reviews/reviews.routes.ts';
import { createMatchFile } from './modules/sold-products/answering/match-file.ts';
import { createTemplateExport } from './modules/sold-products/file/sold-product-export.ts';
import { createTemplateImport } from './modules/sold-products/file/sold-product-import.ts';
import {
  productFootprintsRoutes,
  templateAnswersRoutes,
  templateFileRoutes,
  templatesRoutes,
} from './modules/sold-products/sold-products.routes.ts';
import { suppliersRoutes } from './modules/suppliers/suppliers.routes.ts';
import { createEmailChangeService } from './modules/users/email-change.ts';
import { usersRoutes } from './modules/users/users.routes.ts';
import { createCallPartner, type PartnerCallSettings, trustedCertificates } from './network/call-partner.ts';
import { type NetworkAccess, type PartnerAccess, rememberAddress } from './network/partner-settings.ts';
import { createSealedSecrets } from './network/sealed-secrets.ts';
import { countedSignIn } from './telemetry/counted-sign-in.ts';
import { lateLogger } from './telemetry/late-logger.ts';
import { logOnOutput } from './telemetry/log-by-turns.ts';
import { loggerOptions, RequestLog } from './telemetry/logger.ts';
import { tellMailEnds } from './telemetry/mail-ends.ts';
import { createMetrics, type Metrics } from './telemetry/metrics.ts';
import { registerMetrics } from './telemetry/metrics-page.ts';
import type { Tracing } from './telemetry/tracing.ts';
import { createTokenIssuer } from './tokens/token-issuer.ts';

export interface AppParts {
  readonly config: Config;
  readonly database: Database;
  /** Of the built page; absent where only the API is served. */
  readonly webDist?: URL | undefined;
  readonly version: string;
  /** Absent where nobody traces. */
  readonly tracing?: Tracing | undefined;
  readonly logStream?: { write(line: string): void } | undefined;
  /** Whether every answer is held against its schema in full, which costs time; for tests. */
  readonly checksAnswers?: boolean | undefined;
}

export interface App {
  readonly http: FastifyInstance;
  readonly log: FastifyBaseLogger;
  readonly metrics: Metrics;
  /** For the job that sends mails. */
  readonly mailEnded: JobDependencies['mailEnded'];
  readonly documents: DocumentStore;
  /** For jobs that call partners' platforms. */
  readonly partners: PartnerAccess;
  /** The job that reads what a partner announced. */
  readonly fetchNews: JobHandlers['network-news'];
  /** From now on not ready, so that a balancer looks elsewhere while all that comes is answered. */
  beginStop(): void;
  /** Callers that stay connected come back on new connections, which a balancer leads elsewhere by now. */
  moveCallers(): void;
}

/** Long enough for a path that names 200 ids. */
const maxParameterLength = 8192;
/** A request that has not arrived by then is given up; a slow sender must not hold a connection for ever. */
const requestMilliseconds = 300_000;
/** How often those are looked for; Node's own half a minute adds up where there are many. */
const lookMilliseconds = 5_000;
// A missing host is answered by a hook instead, as every other problem is.
const listening = { connectionsCheckingInterval: lookMilliseconds, requireHostHeader: false };
/** A connection without a request by then does not delay the stop. */
const handshakeMilliseconds = 10_000;
const issuer = 'pcf-exchange';

export async function buildApp(parts: AppParts): Promise<App> {
  const { config, database, webDist, version, tracing, logStream, checksAnswers = false } = parts;
  const tls = await readTlsFiles(config.tls);
  const http = fastify({
    logger: loggerOptions(config, logStream ?? logOnOutput()),
    logController: new RequestLog(),
    childLoggerFactory: lateLogger,
    trustProxy: config.trustProxy,
    // Of whatever says nothing else of itself, addresses that do not exist among it.
    bodyLimit: maxPublicBodyBytes,
    routerOptions: { maxParamLength: maxParameterLength },
    genReqId: () => randomUUID(),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: requestMilliseconds,
    frameworkErrors: (_error, request, reply) =>
      refuseAddress(request, reply, isPartnerPath(request.url) ? sendToPartner : undefined),
    clientErrorHandler: refuseUnreadable((url) => (isPartnerPath(url) ? unreadableCall : undefined)),
    ...(tls ? { https: { ...tls, ...listening, handshakeTimeout: handshakeMilliseconds } } : { http: listening }),
  } as FastifyHttpOptions<Server>);
  // Nobody is left to answer, so that no other line tells of it.
  http.addHook('onRequestAbort', async (request) => request.log.info({ req: request }, 'request given up'));
  registerJsonBodies(http);
  let stopping = false;

  registerProblems(http);
  const metrics = createMetrics({ version, commit: config.buildCommit, database: database.kind });
  const limitHit = (limit: string) => metrics.limitsHit.inc({ limit });
  tracing?.traceRequests(http);
  trackCurrentCalls(http, limitHit);
  const closeWithAnswers = closeConnectionsAtStop(http);
  await registerSecurityHeaders(http);
  answerOddHeads(http);
  await registerCrossOrigin(http, config);
  await http.register(compress, { encodings: ['br', 'gzip'], threshold: 1024 });
  await registerGeneralLimit(http, config.limits.requestsPerMinute, () => limitHit('requests'));
  registerMetrics(http, metrics, config.metricsToken, { database, documents: config.documents, partnerCallOf });
  registerHealth(http, database, () => stopping);
  registerReference(http, version);
  if (config.demo) registerMailbox(http, database);

  const documents = await createDocumentStore(config.documents);
  const documentDownloads = createDocumentDownloads(database, documents);
  const tokens = await createTokenIssuer(database, issuer);
  const authentication = createAuthenticationService(database, tokens, config.limits);
  const { authentication: external } = config.page;
  const provider = external ? createIdentityProvider(external, http.log) : undefined;
  if (provider) http.addHook('onListen', async () => provider.warmUp());
  const notifications = createNotificationHub(database, http.log);
  http.addHook('preClose', () => notifications.close());
  const network = await networkAccess(config, http.log, metrics);
  if (config.publicUrl) await rememberAddress(database, config.publicUrl);
  await settleInstallationAdmins(database, config.installationAdmins);
  const keyUse = createKeyUse(database, http.log);
  http.addHook('onClose', () => keyUse.close());
  const admission = { authenticate: bearerAuthentication(tokens), admitted: keyUse.note };
  const mailRefusals = createMailRefusalsService(database, config.limits);
  const identity = createIdentityService({
    ...{ database, tokens, authentication, provider },
    ...{ limits: config.limits, registration: config.registration },
    log: http.log,
  });
  const counted = countedSignIn(metrics);
  const served = { database, admission, checksAnswers };
  registerOperations(http, served, {
    ...authenticationRoutes({ ...authentication, loginUser: counted('password', authentication.loginUser) }),
    ...registrationRoutes(database, tokens, authentication, config),
    ...mailRefusalsRoutes(mailRefusals),
    ...identityRoutes({
      ...identity,
      exchangeIdentityToken: counted('provider', identity.exchangeIdentityToken),
      linkAccount: counted('link', identity.linkAccount),
    }),
    ...organisationRoutes(database),
    ...dashboardRoutes,
    ...footprintRoutes(createFootprintFile(database)),
    ...activityLogRoutes(createActivityExport(database)),
    ...apiKeysRoutes,
    ...networkRoutes(database, network),
    ...invitationsRoutes,
    ...usersRoutes(createEmailChangeService(database)),
    ...personalDataRoutes(database),
    ...suppliersRoutes,
    ...productsRoutes,
    ...purchasedProductsRoutes,
    ...productImportRoutes(createProductImport(database, config.limits)),
    ...productExportRoutes(createProductExport(database)),
    ...emissionRequestsRoutes,
    ...requestedProductRoutes,
    ...answersRoutes,
    ...answerFileRoutes(createReceivedFile(database), createAnswerImport(database, config.limits)),
    ...receivedRoutes,
    ...reviewsRoutes(database),
    ...documentsRoutes(
      createDocumentList(config.limits),
      createDocumentUpload(database, documents, config.limits),
      documentDownloads,
    ),
    ...templatesRoutes(documentDownloads),
    ...templateFileRoutes(createTemplateImport(database, config.limits), createTemplateExport(database)),
    ...templateAnswersRoutes(createMatchFile(database, config.limits)),
    ...productFootprintsRoutes(database),
    ...notificationsRoutes(notifications),
    ...installationRoutes(config.deletionWaitDays),
    ...organisationExportRoutes(database, documents),
    ...pageRoutes(runtimeConfigurationOf(config, version)),
  });
  registerOneClickRefusal(http, mailRefusals);
  registerTokenEndpoint(http, database, network);
  registerV3(http, database, network);
  if (webDist) await registerWebApp(http, config, webDist, provider);
  else registerNotFound(http);

  return {
    http,
    log: http.log,
    metrics,
    mailEnded: tellMailEnds(metrics, http.log),
    documents,
    partners: network,
    fetchNews: createNewsJob(database, network),
    beginStop: () => {
      stopping = true;
    },
    moveCallers: () => {
      closeWithAnswers();
      notifications.endStreams();
    },
  };
}

async function networkAccess(
  { network: { key, caFile, allowPrivate, allowHttp }, publicUrl }: Config,
  log: FastifyBaseLogger,
  metrics: Metrics,
): Promise<NetworkAccess> {
  const certificates = await trustedCertificates(caFile);
  const unreached = (host: string, reason: string) => log.info({ host, reason }, 'a partner was not reached');
  const called: PartnerCallSettings['called'] = (kind, outcome, seconds) =>
    metrics.partnerCalls.observe({ direction: 'out', kind, outcome: outcome.toLowerCase() }, seconds);
  return {
    secrets: key && createSealedSecrets(key),
    ask: createCallPartner({ allowPrivate, allowHttp, certificates, unreached, called }),
    allowHttp,
    publicUrl: publicUrl?.startsWith('https:') || allowHttp ? publicUrl : undefined,
  };
}

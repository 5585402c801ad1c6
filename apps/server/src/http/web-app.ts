import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import { isPagePath } from '@pcf/contract/page-paths';
import { sameOrigin } from '@pcf/contract/same-origin';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { IdentityProvider } from '../identity/identity-provider.ts';
import { ProblemError } from './problem-error.ts';
import { sendProblem } from './problems.ts';
import { pagePolicy } from './security-headers.ts';

const noncePlaceholder = '__CSP_NONCE__';
/** The page then asks it early for what it will want to know. */
const apiPlacePlaceholder = '__API_PLACE__';
const yearInSeconds = 31_536_000;

/** Paths that the page never has: an unknown one of these is a missing call or file. */
const notPages = /^\/(3|api|auth|assets|docs|dev|health|metrics|\.well-known)(\/|$)/i;
const fileEnding = /^\.[a-z0-9]+$/i;

const isPage = (path: string): boolean =>
  !notPages.test(path) && !(path.includes('.') && fileEnding.test(path.slice(path.lastIndexOf('.'))));

/** The built page: hashed files for ever, index.html anew for each response with its nonce. */
export async function registerWebApp(
  app: FastifyInstance,
  config: Config,
  dist: URL,
  identityProvider: IdentityProvider | undefined,
): Promise<void> {
  const apiPlace = config.page.apiBaseUrl === sameOrigin ? 'here' : 'elsewhere';
  const index = (await readFile(new URL('index.html', dist), 'utf8')).replace(apiPlacePlaceholder, apiPlace);
  const root = fileURLToPath(dist);
  const hashedFiles = join(root, 'assets', sep);
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: true,
    decorateReply: false,
    dotfiles: 'ignore',
    // Packed once by the build, not at every request.
    preCompressed: true,
    setHeaders: (response, path) => {
      const immutable = path.startsWith(hashedFiles);
      response.header('cache-control', immutable ? `public, max-age=${yearInSeconds}, immutable` : 'no-cache');
    },
  });
  const sendPage = (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64url');
    return reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', pagePolicy(config.page, nonce, request, identityProvider?.origins() ?? []))
      .send(index.replaceAll(noncePlaceholder, nonce));
  };
  app.get('/', sendPage);
  app.get('/index.html', sendPage);
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const wantsPage = (request.method === 'GET' || request.method === 'HEAD') && isPage(path);
    if (!wantsPage) return sendProblem(request, reply, new ProblemError('NOT_FOUND'));
    // The page itself says that there is nothing there, in the reader's language.
    return sendPage(request, reply.code(isPagePath(path) ? 200 : 404));
  });
}

import { expect } from 'vitest';
import { keepCount } from '../counts.ts';
import { type OwnProcess, startOwnProcess } from '../hostile-files/own-process.ts';
import { withoutLimits } from '../shared/settings.ts';
import { sizeOf } from '../size.ts';
import { textOf } from './hostile-bodies.ts';
import { type AnswerToBody, type BodyToSend, sendBody } from './send-body.ts';
import { strainOf } from './server-strain.ts';

/** In full the machine has nothing else to do, so that times say something (decision 13). */
const isWatched = sizeOf({ quick: 0, full: 1 }) === 1;
/** What a hostile body may stop everybody for beyond what a harmless one of its size does. */
const maxDelayMilliseconds = 150;
/** Where another process got in between, it does not do so each time. */
const tries = 3;
const maxGrowthBytes = 400 * 1024 * 1024;
/** A hundred mistakes with names that are cut, and what is around them. */
const maxResponseBytes = 64 * 1024;

export interface Watched {
  readonly server: OwnProcess;
  /** What is wrong with how it was answered; nothing where all is well. */
  tryBody(what: string, body: BodyToSend, isExpected: (answer: AnswerToBody) => boolean): Promise<void>;
  /** What a server does by itself with several bodies at once, beside what it does with a harmless one of them. */
  watch(what: string, work: (isHarmless: boolean) => Promise<number>): Promise<void>;
  conclude(what: string): Promise<void>;
}

/** A server of its own, to which bodies are sent one after another. */
export async function startWatched(): Promise<Watched> {
  const server = await startOwnProcess({
    ...withoutLimits,
    NETWORK_KEY: Buffer.alloc(32, 'key of bodies').toString('base64'),
    NETWORK_ALLOW_HTTP: 'true',
    NETWORK_ALLOW_PRIVATE: '127.0.0.0/8',
  });
  const harmless = new Map<string, number>();
  const complaints: string[] = [];
  let [tried, before] = [0, 0];

  async function delayOf(body: BodyToSend): Promise<{ readonly answer: AnswerToBody; readonly delay: number }> {
    if (!isWatched) return { answer: await sendBody(server.url, body), delay: 0 };
    const { residentBytes } = await strainOf(server.url);
    before ||= residentBytes;
    const answer = await sendBody(server.url, body);
    return { answer, delay: (await strainOf(server.url)).delayMilliseconds };
  }

  /** Of a body of that size and sender in which there is one text and nothing else. */
  async function harmlessDelay(body: BodyToSend): Promise<number> {
    const size = 2 ** Math.ceil(Math.log2(body.text.length));
    const key = `${body.method} ${body.path} ${body.headers.authorization} ${size}`;
    const text = `{"text":${textOf('x', Math.min(size, body.text.length) - 20)}}`;
    const known = harmless.get(key) ?? (await delayOf({ ...body, text })).delay;
    harmless.set(key, known);
    return known;
  }

  return {
    server,
    async tryBody(what, body, isExpected) {
      tried += 1;
      const allowed = isWatched ? (await harmlessDelay(body)) + maxDelayMilliseconds : 0;
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < tries && least > allowed; attempt += 1) {
        const { answer, delay } = await delayOf(body);
        least = Math.min(least, delay);
        if (!isExpected(answer)) complaints.push(`${what}: answered ${answer.status} ${answer.body.slice(0, 200)}`);
        if (answer.body.length > maxResponseBytes)
          complaints.push(`${what}: answered with ${answer.body.length} bytes`);
        if (!isWatched) return;
      }
      if (least > allowed)
        complaints.push(`${what}: everybody waited for ${Math.round(least)} ms, ${Math.round(allowed)} allowed`);
    },
    async watch(what, work) {
      const delayOfWork = async (isHarmless: boolean) => {
        if (isWatched) await strainOf(server.url);
        const count = await work(isHarmless);
        if (!isHarmless) tried += count;
        return isWatched ? (await strainOf(server.url)).delayMilliseconds : 0;
      };
      const allowed = (await delayOfWork(true)) + maxDelayMilliseconds;
      let least = Number.POSITIVE_INFINITY;
      for (let attempt = 0; attempt < tries && least > allowed; attempt += 1) {
        least = Math.min(least, await delayOfWork(false));
      }
      if (least > allowed)
        complaints.push(`${what}: everybody waited for ${Math.round(least)} ms, ${Math.round(allowed)} allowed`);
    },
    async conclude(what) {
      const { residentBytes } = await strainOf(server.url);
      if (isWatched && residentBytes - before > maxGrowthBytes) {
        complaints.push(`${what}: ${Math.round((residentBytes - before) / 1024 / 1024)} MB more memory`);
      }
      const found = complaints.splice(0);
      expect(found.slice(0, 30)).toEqual([]);
      await keepCount({ theme: 'bodies', what, count: tried });
      tried = 0;
    },
  };
}

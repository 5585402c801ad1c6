import type { CallName } from '@pcf/contract/operations/calls';
import type { Person } from '../../apps/server/src/testing/companies.ts';
import { sendsFile } from '../../apps/server/src/testing/send-file.ts';
import type { Answer, TestServer } from '../../apps/server/src/testing/test-server.ts';
import { taken } from '../shared/taken.ts';
import type { Said } from './audience.ts';
import { createMarks, type Words } from './marks.ts';
import type { Part } from './parts.ts';
import { createPost, type Post } from './post.ts';
import type { Read } from './readable.ts';

type Member = Pick<Person, 'email' | 'token' | 'organisationId'>;

interface Saying {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly to?: readonly Part[];
  readonly rowsTo?: readonly Part[];
}

/** Where the exchange takes place: who is there, what they say, and what they hear beside what they can ask for. */
export interface Stage {
  readonly server: TestServer;
  readonly words: Words;
  readonly post: Post;
  readonly heard: Map<Part, Read[]>;
  enter(part: Part, member: Member): void;
  memberOf(part: Part): Member;
  /** Calls with a mark in every text of the body. */
  say(writer: Part, name: CallName, body: object, saying?: Saying): Promise<Answer['body']>;
  /** Sends a file whose words are marked already. */
  send(
    writer: Part,
    name: CallName,
    fileName: string,
    content: string | Uint8Array<ArrayBuffer>,
    query?: Saying['query'],
  ): Promise<Answer['body']>;
  hear(part: Part, where: string, what: unknown): void;
}

export const saidBy = (writer: Part, { to = [], rowsTo = [] }: Saying = {}): Said => ({ writer, to, rowsTo });

export function createStage(server: TestServer): Stage {
  const members = new Map<Part, Member>();
  const heard = new Map<Part, Read[]>();
  const words = createMarks();
  const post = createPost(server);

  function memberOf(part: Part): Member {
    const member = members.get(part);
    if (!member) throw new Error(`The ${part} is not here yet.`);
    return member;
  }

  return {
    server,
    words,
    post,
    heard,
    enter: (part, member) => void members.set(part, member),
    memberOf,
    async say(writer, name, body, saying = {}) {
      const { params = {}, query = {} } = saying;
      const token = members.get(writer)?.token;
      const marked = words.in(name, body, saidBy(writer, saying));
      const answer = await server.call(name, { ...(token ? { token } : {}), params, query, body: marked });
      // Before anything else is said that would make the mail needless.
      await post.collect();
      return takenOf(writer, name, answer);
    },
    async send(writer, name, fileName, content, query = {}) {
      const answer = await sendsFile(name, fileName)(server, memberOf(writer).token, content, query);
      return takenOf(writer, name, answer);
    },
    hear(part, where, what) {
      heard.set(part, [...(heard.get(part) ?? []), { where, text: JSON.stringify(what) }]);
    },
  };
}

/** An import that writes nothing is one that was refused. */
function takenOf(writer: Part, name: CallName, answer: Answer): Answer['body'] {
  try {
    const body = taken(answer) ?? {};
    if (body.written === false) throw new Error(`Nothing was written: ${JSON.stringify(body)}`);
    return body;
  } catch (cause) {
    throw new Error(`${name} of the ${writer} was refused`, { cause });
  }
}

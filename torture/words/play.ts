import { announceWaiting } from '../../apps/server/src/modules/notifications/testing/announce-waiting.ts';
import type { TestServer } from '../../apps/server/src/testing/test-server.ts';
import { letDaysPass } from './let-days-pass.ts';
import type { Mark } from './marks.ts';
import { companies, type Part } from './parts.ts';
import { answerForEverybody, answerInDetail, answerInVain, answerWithRows, draftAnswer } from './play-answers.ts';
import { comeInvited, comeUninvited, inviteByMail, meet } from './play-companies.ts';
import { addDocument, importAnswers, importFootprints, importProducts, showLogo } from './play-files.ts';
import { buyFromPartner, hearFromPartner, sellToPartner } from './play-network.ts';
import { ask, comment, insist, writeForOneself } from './play-requests.ts';
import { answerAlike, keepSoldProducts } from './play-sold-products.ts';
import { everythingRead, type Read } from './readable.ts';
import { createStage, type Stage } from './stage.ts';

export interface Played {
  readonly marks: readonly Mark[];
  /** All that each of them read, downloaded, was mailed or told by the network. */
  readonly read: ReadonlyMap<Part, readonly Read[]>;
  close(): void;
}

/** One long exchange in which everybody says whatever can be said. */
export async function play(server: TestServer): Promise<Played> {
  const stage = createStage(server);
  const closing: (() => void)[] = [];
  await meet(stage);
  await comeUninvited(stage);
  const invitedId = await inviteByMail(stage);
  await ask(stage, 'customer', 'invited', invitedId);
  await comeInvited(stage);

  const documents = {
    answered: await addDocument(stage, ['customer', 'otherCustomer']),
    drafted: await addDocument(stage, []),
    kept: await addDocument(stage, []),
    unused: await addDocument(stage, []),
  };
  await showLogo(stage);
  await writeForOneself(stage);
  const [detailed, counted, plain, drafted, declined] = [
    await ask(stage, 'customer', 'supplier'),
    await ask(stage, 'customer', 'supplier'),
    await ask(stage, 'customer', 'supplier'),
    await ask(stage, 'customer', 'supplier'),
    await ask(stage, 'customer', 'supplier'),
  ];
  await comment(stage, detailed);
  await insist(stage, declined);
  await answerInDetail(stage, detailed, documents.answered);
  await answerWithRows(stage, counted);
  await answerForEverybody(stage, plain);
  await answerInVain(stage);
  await draftAnswer(stage, drafted, documents.drafted);

  for (const { productId } of [detailed, counted]) {
    const { lineId } = await ask(stage, 'otherCustomer', 'supplier');
    const customerId = stage.memberOf('otherCustomer').organisationId;
    await answerAlike(stage, productId, { lineId, customer: 'otherCustomer', customerId });
  }
  const whenOver = (close: () => void) => void closing.push(close);
  const platform = await sellToPartner(stage, plain.productId, whenOver);
  const otherPlatform = await buyFromPartner(stage, whenOver);
  await keepSoldProducts(stage, documents.kept);
  const importIds = [crypto.randomUUID(), crypto.randomUUID()] as const;
  await importProducts(stage, importIds[0]);
  await importAnswers(stage, importIds[1]);
  await importFootprints(stage);

  await letDaysPass(server);
  await hearFromPartner(stage, 'platform', platform);
  await hearFromPartner(stage, 'otherPlatform', otherPlatform);
  await announceWaiting(server);
  await stage.post.collect();
  const ids = { attachmentId: Object.values(documents), importId: importIds, version: ['1'] };
  return {
    marks: stage.words.marks,
    read: await everythingHeard(stage, ids),
    close: () => {
      for (const each of closing) each();
    },
  };
}

async function everythingHeard(
  { server, memberOf, post, heard }: Stage,
  ids: Readonly<Record<string, readonly string[]>>,
): Promise<ReadonlyMap<Part, readonly Read[]>> {
  const read = new Map<Part, Read[]>(heard);
  await Promise.all(
    companies.map(async (company) => {
      const more = await everythingRead(server, memberOf(company).token, ids);
      read.set(company, [...(read.get(company) ?? []), ...more]);
    }),
  );
  for (const mail of post.mails) {
    const part = partOf(mail.to);
    const told = { where: `mail: ${mail.subject}`, text: JSON.stringify(mail) };
    read.set(part, [...(read.get(part) ?? []), told]);
  }
  return read;
}

/** Whose address it is, by its domain; whoever asks to join has one of the customer's. */
function partOf(address: string): Part {
  if (address === 'asking@customer.example') return 'asking';
  const domain = /^\w+@(\w+)\.example$/.exec(address)?.[1] ?? '';
  const found = [...companies, 'invitedByFile' as const].find((part) => part.toLowerCase() === domain);
  if (!found) throw new Error(`Nobody knows whom ${address} belongs to.`);
  return found;
}

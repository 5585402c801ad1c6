import type { Entry, ToldComment, ToldLines } from '../../line-content.ts';
import { counted, inDays } from '../formats.ts';
import { productList, referenceList } from '../product-names.ts';

export const footprints = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `the carbon footprint of “${first.name}”`
    : `the carbon footprints of ${counted('en', count, { one: 'product', other: 'products' })}`;

export const more = (count: number) => `and ${counted('en', count, { one: 'more', other: 'more' })}`;

export const products = (told: ToldLines) => productList(told, told.count === 1 ? 'Product' : 'Products', more);

export const request = (told: ToldLines) => ({
  label: told.referenceCount === 1 ? 'Request' : 'Requests',
  value: referenceList(told, more),
});

export const commentIntros = (comments: readonly ToldComment[], company: string) =>
  comments.map(({ author, product }) =>
    product === null ? `${author ?? company} writes:` : `${author ?? company} writes about “${product}”:`,
  );

/** As the beginning of a sentence, up to its verb. */
export const asker = (person: string | null, customer: string) =>
  person === null ? customer : `${person} of ${customer}`;

export const buttons: Record<Entry, string> = {
  SIGN_IN: 'See the request',
  RECEIVED_INVITATION: 'See the invitation',
  INVITATION_LINK: 'Register your company',
};

/** How a supplier comes to the request. */
export const steps: Record<Entry, (customer: string) => string> = {
  SIGN_IN: () => 'Answer with your own figures, or decline and say why. You decide what you share.',
  RECEIVED_INVITATION: (customer) =>
    `Accept the invitation of ${customer} first; then you see the request and can answer it. You decide what you share.`,
  INVITATION_LINK: () =>
    'PCF Exchange is the open platform for this. Register your company, and you see the request and can answer it. You decide what you share.',
};

export const linkNotes = (validDays: number | null, company: string) =>
  validDays === null
    ? []
    : [
        `The link works for ${inDays('en', validDays)}. After that, ask ${company} for a new one.`,
        'If a colleague looks after this, forward this mail within your company.',
        `If you do not know ${company} or did not expect this, do nothing. Nothing is shared without you.`,
      ];

export const footers: Record<Entry, (company: string) => string> = {
  SIGN_IN: (company) => `You receive this mail because your company is connected with ${company} on PCF Exchange.`,
  RECEIVED_INVITATION: (company) => `You receive this mail because ${company} invited your company on PCF Exchange.`,
  INVITATION_LINK: (company) => `You receive this mail because ${company} entered your address on PCF Exchange.`,
};

/** Of mails to a customer. */
export const ownRequest = 'You receive this mail because you sent the request, or because you are an administrator.';

export const remindersOff = 'An administrator can switch reminders off on the page of your organisation.';

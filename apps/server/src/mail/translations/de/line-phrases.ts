import type { Entry, ToldComment, ToldLines } from '../../line-content.ts';
import { counted, inDays } from '../formats.ts';
import { productList, referenceList } from '../product-names.ts';

const product = ({ products: [first], count }: ToldLines) => (count === 1 && first ? `„${first.name}“` : null);
const many = ({ count }: ToldLines) => counted('de', count, { one: 'Produkt', other: 'Produkten' });

/** After "um": den CO₂-Fußabdruck, die CO₂-Fußabdrücke. */
export const footprints = (told: ToldLines) =>
  product(told) === null ? `die CO₂-Fußabdrücke von ${many(told)}` : `den CO₂-Fußabdruck von ${product(told)}`;

/** Of products. */
export const more = (count: number) => `und ${counted('de', count, { one: 'weiteres', other: 'weitere' })}`;

export const products = (told: ToldLines) => productList(told, told.count === 1 ? 'Produkt' : 'Produkte', more);

export const request = (told: ToldLines) => ({
  label: told.referenceCount === 1 ? 'Anfrage' : 'Anfragen',
  value: referenceList(told, (count) => `und ${counted('de', count, { one: 'weitere', other: 'weitere' })}`),
});

export const commentIntros = (comments: readonly ToldComment[], company: string) =>
  comments.map(({ author, product }) =>
    product === null ? `${author ?? company} schreibt:` : `${author ?? company} schreibt zu „${product}“:`,
  );

/** As the beginning of a sentence, up to its verb. */
export const asker = (person: string | null, customer: string) =>
  person === null ? customer : `${person} von ${customer}`;

export const buttons: Record<Entry, string> = {
  SIGN_IN: 'Anfrage ansehen',
  RECEIVED_INVITATION: 'Einladung ansehen',
  INVITATION_LINK: 'Unternehmen registrieren',
};

/** How a supplier comes to the request. */
export const steps: Record<Entry, (customer: string) => string> = {
  SIGN_IN: () =>
    'Antworten Sie mit Ihren eigenen Zahlen, oder lehnen Sie ab und nennen Sie den Grund. Was Sie weitergeben, entscheiden Sie.',
  RECEIVED_INVITATION: (customer) =>
    `Nehmen Sie zuerst die Einladung von ${customer} an; dann sehen Sie die Anfrage und können sie beantworten. Was Sie weitergeben, entscheiden Sie.`,
  INVITATION_LINK: () =>
    'PCF Exchange ist die offene Plattform dafür. Registrieren Sie Ihr Unternehmen, dann sehen Sie die Anfrage und können sie beantworten. Was Sie weitergeben, entscheiden Sie.',
};

export const linkNotes = (validDays: number | null, company: string) =>
  validDays === null
    ? []
    : [
        `Der Link ist ${inDays('de', validDays)} gültig. Bitten Sie ${company} danach um einen neuen.`,
        'Bei Ihnen kümmert sich jemand anderes darum? Leiten Sie diese E-Mail innerhalb Ihres Unternehmens weiter.',
        `Sie kennen ${company} nicht oder haben das nicht erwartet? Dann tun Sie nichts. Ohne Sie wird nichts weitergegeben.`,
      ];

export const footers: Record<Entry, (company: string) => string> = {
  SIGN_IN: (company) =>
    `Sie erhalten diese E-Mail, weil Ihr Unternehmen bei PCF Exchange mit ${company} verbunden ist.`,
  RECEIVED_INVITATION: (company) =>
    `Sie erhalten diese E-Mail, weil ${company} Ihr Unternehmen bei PCF Exchange eingeladen hat.`,
  INVITATION_LINK: (company) =>
    `Sie erhalten diese E-Mail, weil ${company} Ihre Adresse bei PCF Exchange eingegeben hat.`,
};

/** Of mails to a customer. */
export const ownRequest =
  'Sie erhalten diese E-Mail, weil Sie die Anfrage gesendet haben oder Administrator Ihres Unternehmens sind.';

export const remindersOff = 'Ein Administrator kann die Erinnerungen auf der Seite Ihrer Organisation ausschalten.';

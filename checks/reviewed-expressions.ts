interface ReviewedExpression {
  readonly file: string;
  readonly source: string;
  readonly why: string;
}

/** Expressions that look slow and are not, or that never see more than a few signs; each with its reason. */
export const reviewedExpressions: readonly ReviewedExpression[] = [
  {
    file: 'apps/server/src/mail/foreign-text.ts',
    source: String.raw`^[("'<]?[\p{L}\p{M}\p{N}._+-]{1,64}@[\p{L}\p{M}\p{N}.-]{1,255}(?:[)"'>,;!][.,;!]?)?$`,
    why: 'begins at one place, and every part of it has an end',
  },
  {
    file: 'apps/web/src/lib/api/request-path.ts',
    source: String.raw`\{(\w+)\}`,
    why: 'sees paths of the contract',
  },
  {
    file: 'apps/server/src/files/sheet-extent.ts',
    source: String.raw`^(?<letters>[A-Za-z]*)(?<number>-?\d+(?:\.\d+)?)%?$`,
    why: 'sees the place of a cell, of at most 100 signs',
  },
  {
    file: 'apps/server/src/files/table-row.ts',
    source: String.raw`\.?0+$`,
    why: 'sees a number that we have written ourselves, with twenty digits',
  },
  {
    file: 'apps/server/src/http/local-caller.ts',
    source: String.raw`:\d+$`,
    why: 'is asked only of a host of at most 30 signs',
  },
  {
    file: 'apps/server/src/http/register-operations.ts',
    source: String.raw`\{(\w+)\}`,
    why: 'sees paths of the contract, once at the start',
  },
  {
    file: 'packages/contract/src/operations/call-path.ts',
    source: String.raw`\{[^}]*\}`,
    why: 'sees paths of the contract',
  },
  {
    file: 'apps/web/src/exchange/emission-form/fields/field-name.ts',
    source: String.raw`\.\d+$`,
    why: 'sees names of our fields, and begins at a dot, which ends the digits of the one before',
  },
  {
    file: 'apps/web/src/features/requests/line-actions/send/unassigned-fields.tsx',
    source: String.raw`^\S+@\S+\.\S+$`,
    why: 'is asked only of what is no longer than an e-mail address may be',
  },
  {
    file: 'apps/web/src/features/accounts/profile/describe-user-agent.ts',
    source: String.raw`\bVersion\/[\d.]+ .*\bSafari\/`,
    why: 'sees at most the 400 signs that are kept of a name of a browser',
  },
  {
    file: 'packages/domain/src/accounts/split-addresses.ts',
    source: String.raw`"[^"\n]*"\s*(?=<)`,
    why: 'begins at a quotation mark, which ends what the one before it looked at: no sign is looked at four times',
  },
];

interface ComposedExpressions {
  readonly file: string;
  /** What comes of it, all of it or what is worst. */
  readonly examples: readonly { readonly source: string; readonly flags: string }[];
}

/** Files that put expressions together as they run; what comes of it is checked as any other is. */
export const composedExpressions: readonly ComposedExpressions[] = [
  {
    file: 'apps/server/src/database/list-conditions.ts',
    examples: [
      {
        source: String.raw`[\p{L}\p{N}]{3}|[^\p{L}\p{N}][\p{L}\p{N}]|[\p{L}\p{N}]{2}[^\p{L}\p{N}]`,
        flags: 'u',
      },
    ],
  },
  {
    // Whatever could be the name of a tag begins behind a bracket, which is no part of one.
    file: 'apps/server/src/files/sheet-extent.ts',
    examples: [
      { source: `(?:["' ]|(?<!["' ]xmlns):)r ?= ?(?:["']([^"']{0,100})["']|["']([^"']{101}))`, flags: 'g' },
      { source: `formatCode ?= ?(?:"[^"]{1001}|'[^']{1001})`, flags: 'g' },
    ],
  },
  {
    // Of at most 64 signs.
    file: 'packages/domain/src/accounts/email-address.ts',
    examples: [{ source: String.raw`^[\w!#$%&'*+/=?^{|}~-]+(?:\.[\w!#$%&'*+/=?^{|}~-]+)*$`, flags: 'u' }],
  },
];

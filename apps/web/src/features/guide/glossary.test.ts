import { expect, it } from 'vitest';
import english from '../../i18n/en/glossary.json' with { type: 'json' };
import { entriesOf, glossaryGroups } from '../../lib/glossary.ts';

const entries = glossaryGroups.flatMap(entriesOf);

it('has every term once', () => {
  const terms = entries.map(({ term }) => term);
  expect(new Set(terms).size).toBe(terms.length);
  expect(Object.keys(english.term).sort()).toEqual(terms.toSorted());
});

it('explains a term in three sentences or fewer', () => {
  for (const { text } of Object.values(english.term)) expect(text.split(/[.:;] /).length, text).toBeLessThanOrEqual(4);
});

/** `vitest -u` writes it anew. */
it('stands in docs/glossary.md with the same words', async () => {
  const group = (name: (typeof glossaryGroups)[number]) => `## ${english.group[name]}

| term | what it means | term of | PACT field |
|---|---|---|---|
${entriesOf(name)
  .map(({ term, standards, pact }) => {
    const { name: called, text } = english.term[term];
    const fields = pact?.split(', ').map((field) => `\`${field}\``) ?? [];
    return `| <a id="${term}"></a>**${called}** | ${text} | ${standards.join(', ')} | ${fields.join(', ')} |`;
  })
  .join('\n')}`;
  const page = `# Glossary

${english.lead} The product shows the same at \`/glossary\`, in English, German and French.

${glossaryGroups.map(group).join('\n\n')}
`;
  await expect(page).toMatchFileSnapshot('../../../../../docs/glossary.md');
});

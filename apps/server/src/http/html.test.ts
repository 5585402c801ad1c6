import { describe, expect, it } from 'vitest';
import { html } from './html.ts';

describe('html', () => {
  it('escapes every character with a meaning of its own', () => {
    expect(html`<p title="${`"'`}">${'<b>&</b>'}</p>`.markup).toBe(
      '<p title="&quot;&#39;">&lt;b&gt;&amp;&lt;/b&gt;</p>',
    );
  });

  it('leaves markup as it is, alone or in a list', () => {
    expect(html`<ul>${['a', '<'].map((each) => html`<li>${each}</li>`)}</ul>`.markup).toBe(
      '<ul><li>a</li><li>&lt;</li></ul>',
    );
  });

  it('writes numbers, and nothing for null', () => {
    expect(html`${0}${null}`.markup).toBe('0');
  });
});

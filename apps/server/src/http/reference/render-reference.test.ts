import { openApiDocument } from '@pcf/contract/openapi-document';
import { defineOperations, type Operation } from '@pcf/contract/operations/operation';
import { operations } from '@pcf/contract/operations/operations';
import { problemCodes } from '@pcf/contract/problem-codes';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderReference } from './render-reference.ts';

const document = openApiDocument(operations, { version: '1.2.3' });
const page = renderReference(document);

/** The text of one operation's article. */
const articleOf = (text: string, operationId: string) =>
  text.split('<article').find((part) => part.includes(`id="${operationId}"`)) ?? '';

describe('the reference of the contract', () => {
  it.each(Object.entries<Operation>(operations))('holds %s, with method, path and problems', (name, operation) => {
    const article = articleOf(page, name);
    expect(article).toContain(`<span class="method">${operation.method}</span> <code>${operation.path}</code>`);
    for (const code of operation.errors) expect(article).toContain(`<code>${code}</code>`);
    expect(page).toContain(`<a href="#${name}">`);
  });

  it('holds every problem code and every named schema', () => {
    for (const code of problemCodes) expect(page).toContain(`<code>${code}</code>`);
    for (const name of Object.keys(document.components.schemas)) expect(page).toContain(`<h3 id="schema-${name}">`);
  });

  it('has no link that leads nowhere and no anchor twice', () => {
    const anchors = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(targets.filter((target) => !anchors.includes(target))).toEqual([]);
  });

  it('needs nothing that a strict content-security policy forbids, and nothing from elsewhere', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son[a-z]+=|https?:\/\//);
    expect(page).toContain('href="/docs/openapi.json"');
  });

  it('keeps its headings in order', () => {
    const levels = [...page.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels[0]).toBe(1);
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([]);
  });
});

describe('an operation of the reference', () => {
  const hostile = '<img src=x onerror="alert(1)">';
  const text = renderReference(
    openApiDocument(
      defineOperations(
        {
          listThings: { method: 'GET', path: '/api/things/{thingId}', access: 'public' },
          createThing: { method: 'POST', path: '/api/things', access: 'manageOrganisation' },
        },
        {
          listThings: {
            tag: `Things ${hostile}`,
            summary: `List ${hostile}`,
            params: z.object({ thingId: z.string().describe(hostile) }),
            query: z.object({ limit: z.coerce.number().int().min(1).max(500).default(10), [hostile]: z.string() }),
            success: { status: 200, body: z.object({ kind: z.enum([hostile, 'PLAIN']) }), description: hostile },
            errors: [],
          },
          createThing: {
            tag: 'Making',
            summary: 'Make a thing',
            body: z.strictObject({
              name: z.string().min(1).max(100),
              sizes: z
                .array(z.object({ width: z.number() }))
                .max(3)
                .optional(),
              owner: z.object({ email: z.email() }).nullable(),
            }),
            success: { status: 204, body: null, description: 'Made.' },
            errors: ['LAST_ADMIN'],
          },
        },
      ),
      { version: hostile },
    ),
  );

  it('shows whatever the contract says as text', () => {
    expect(text).not.toContain('<img src=x');
    expect(text.split('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;').length).toBeGreaterThan(7);
  });

  it('says who may call', () => {
    expect(articleOf(text, 'listThings')).toContain('Anybody may call, without signing in.');
    expect(articleOf(text, 'createThing')).toContain('Only for an ADMIN of the organisation.');
    expect(articleOf(page, 'getOrganisation')).toContain('Anybody signed in may call.');
  });

  it('names its parameters with place, need and limits', () => {
    const article = articleOf(text, 'listThings');
    expect(article).toContain('<code>thingId</code> <span class="note">path, required</span>');
    expect(article).toContain('<code>limit</code> <span class="note">query, optional</span>');
    expect(article).toContain('integer, 1 to 500, default 10');
    expect(articleOf(text, 'createThing')).toContain('<code>Idempotency-Key</code>');
  });

  it('opens up the fields of its body, inner ones too', () => {
    const article = articleOf(text, 'createThing');
    expect(article).toContain('<code>name</code> <span class="note">required</span>');
    expect(article).toContain('string, 1 to 100 characters');
    expect(article).toContain('<code>sizes</code> <span class="note">optional</span>');
    expect(article).toContain('list of object, at most 3 entries');
    expect(article).toContain('<code>sizes[].width</code>');
    expect(article).toContain('<code>owner.email</code>');
    expect(article).toContain('object or null');
    expect(article).toContain('<li>409 <code>LAST_ADMIN</code>, <code>IDEMPOTENCY_KEY_REUSED</code></li>');
  });

  it('tells of the headers that every call may carry only once', () => {
    expect(text.split('<code>x-device-id</code>')).toHaveLength(2);
    expect(articleOf(text, 'createThing')).not.toContain('x-device-id');
  });
});

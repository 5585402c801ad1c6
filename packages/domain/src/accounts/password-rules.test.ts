import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brokenPasswordRules, minimumPasswordLength, passwordRules } from './password-rules.ts';

const email = 'lena@nordic-kitchen.example';

describe('the rules of a password', () => {
  it('are five, each with a code of its own', () => {
    expect(passwordRules.map(({ code }) => code)).toEqual([
      'MINIMUM_LENGTH',
      'LOWERCASE_LETTER',
      'UPPERCASE_LETTER',
      'DIGIT',
      'NOT_THE_EMAIL',
    ]);
  });

  it.each([
    ['Sommer24', []],
    ['Somme24', ['MINIMUM_LENGTH']],
    ['SOMMER24', ['LOWERCASE_LETTER']],
    ['sommer24', ['UPPERCASE_LETTER']],
    ['Sommerabend', ['DIGIT']],
    ['        ', ['LOWERCASE_LETTER', 'UPPERCASE_LETTER', 'DIGIT']],
    ['x', ['MINIMUM_LENGTH', 'UPPERCASE_LETTER', 'DIGIT']],
    ['Пароль123', []],
    ['Ångström٣', []],
    ['😀😀😀😀Aa1', ['MINIMUM_LENGTH']],
    ['😀😀😀😀😀Aa1', []],
    ['密码密码密码密码', ['LOWERCASE_LETTER', 'UPPERCASE_LETTER', 'DIGIT']],
  ])('%j breaks %j', (password, broken) => {
    expect(brokenPasswordRules(password, email)).toEqual(broken);
  });

  it.each([
    ['as it is', 'Lena1@nordic.example', 'Lena1@nordic.example'],
    ['in another case', 'LENA1@Nordic.example', 'lena1@nordic.example'],
    ['with blanks around it', ' Lena1@nordic.example ', 'lena1@nordic.example'],
    ['composed differently', 'Jo\u0308rg1@nordic.example', 'jörg1@nordic.example'],
    ['even where it is no address yet', 'Lena1@nordic', 'lena1@nordic'],
  ])('refuse the e-mail %s', (_how, password, address) => {
    expect(brokenPasswordRules(password, address)).toEqual(['NOT_THE_EMAIL']);
  });

  it('do not compare with an e-mail that is not there yet', () => {
    expect(brokenPasswordRules('        ', '')).not.toContain('NOT_THE_EMAIL');
  });

  it('leave an empty password alone, whatever the e-mail', () => {
    fc.assert(
      fc.property(fc.string(), (address) => {
        expect(brokenPasswordRules('', address)).toEqual([]);
      }),
    );
  });

  it('hold for every text that has what they ask for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: minimumPasswordLength }), (filling) => {
        expect(brokenPasswordRules(`aA1${filling}`, email)).toEqual([]);
      }),
    );
  });

  it('never break by appending to a password that is not the e-mail', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string(), (password, more) => {
        const before = brokenPasswordRules(password, '');
        expect(before).toEqual(expect.arrayContaining(brokenPasswordRules(password + more, '')));
      }),
    );
  });

  it('refuse every e-mail as its own password', () => {
    fc.assert(
      fc.property(fc.emailAddress(), (address) => {
        expect(brokenPasswordRules(address, address)).toContain('NOT_THE_EMAIL');
      }),
    );
  });
});

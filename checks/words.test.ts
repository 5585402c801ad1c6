import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Language, languages } from '@pcf/contract/vocabulary/language';
import { describe, expect, it } from 'vitest';
import { type Wording, wordingFaults } from './words/wording-faults.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

const wordingsOf = (file: string): Wording[] => leaves(JSON.parse(readFileSync(`${root}${file}`, 'utf8')), '');

function leaves(part: unknown, path: string): Wording[] {
  if (typeof part !== 'object' || part === null) return [{ key: path, text: String(part) }];
  return Object.entries(part).flatMap(([name, inner]) => leaves(inner, path === '' ? name : `${path}.${name}`));
}

const faultsIn = (language: Language, files: string[]) =>
  files.flatMap((file) => wordingsOf(file).flatMap((wording) => wordingFaults(language, wording)));

describe.each(languages)('the texts in %s', (language) => {
  it('of the page keep to the words of the product', () => {
    const files = globSync(`apps/web/src/i18n/${language}/*.json`, { cwd: root });
    expect(files.length).toBeGreaterThan(50);
    expect(faultsIn(language, files)).toEqual([]);
  });

  it('of the mails keep to the words of the product', () => {
    expect(faultsIn(language, [`apps/server/src/mail/translations/${language}.json`])).toEqual([]);
  });
});

/** Texts as they once stood on the page. */
const faulty: readonly (readonly [Language, string, string])[] = [
  ['en', 'Keep as a template', 'sold product'],
  ['en', 'Enter your e-mail address', 'email'],
  ['en', 'Mail came back', 'email'],
  ['en', 'The request was canceled', 'cancelled'],
  ['en', 'You may not do this.', 'permission'],
  ['en', 'Your data are with {{customer}}', 'singular'],
  ['en', 'What needs you', 'caught up'],
  ['en', 'Against in force', 'current version'],
  ['en', '{{partner}} rejected your answer', 'send back'],
  ['en', 'The supplier is told by email', 'gets an email'],
  ['en', 'This list could not be loaded', 'contraction'],
  ['en', 'Emissions left out', 'Exempted'],
  ['en', 'Not said', 'Not disclosed'],
  ['en', 'Narrow the list', 'Filter list'],
  ['en', 'Whoever operates it sets NETWORK_KEY', 'environment'],
  ['de', 'Prüfung durch Dritte', 'Verifizierung'],
  ['de', '{{count, number}} Anfragen stornieren', 'zurückziehen'],
  ['de', '{{share}} davon sind Stellvertreter.', 'Näherungswert'],
  ['de', 'Neues Geheimnis ausstellen', 'Client-Secret'],
  ['de', 'Gesendet wird erst, wenn Sie unten auf den Knopf drücken.', 'klicken'],
  ['de', '30–60 Tagen', 'Tage'],
  ['de', 'Als Vorlage behalten', 'verkauftes Produkt'],
  ['de', 'Zu gültig', 'gültige Version'],
  ['de', 'Über 5 % nennen Sie den Grund.', 'geschütztes Leerzeichen'],
  ['de', '{{total}} t CO₂e', 'geschütztes Leerzeichen'],
  ['fr', 'Par rapport au vigueur', 'version en vigueur'],
  ['fr', 'Renvoyer les données', 'demander une correction'],
  ['fr', 'réponse attend votre vérification', 'examen'],
  ['fr', 'demandes ont été refusées par des fournisseurs', 'décliner'],
  ['fr', 'Garder comme modèle', 'produit vendu'],
  ['fr', 'Supprimer ce document ?', 'espace fine'],
  ['fr', 'Supprimer ce document?', 'espace fine'],
  ['fr', 'Aperçu : voici', 'espace fine'],
  ['fr', '« Envoyer »', 'espace fine'],
];

it.each(faulty)('in %s finds the fault of “%s”', (language, text, say) => {
  expect(wordingFaults(language, { key: 'text', text }).join()).toContain(say);
});

/** Plurals as they once stood on the page. */
const faultyPlurals: readonly (readonly [Language, string, string, string])[] = [
  ['en', 'text_other', '{{count, number}} request was sent', 'plural'],
  ['de', 'text_one', '{{count, number}} von {{all, number}} Lieferanten haben geantwortet', 'Einzahl'],
  ['fr', 'text_many', '{{count, number}} de produits', '1 000 000'],
  ['fr', 'text_many', 'de réponses attendent', '1 000 000'],
];

it.each(faultyPlurals)('in %s finds the fault of the plural %s “%s”', (language, key, text, say) => {
  expect(wordingFaults(language, { key, text }).join()).toContain(say);
});

const right: readonly (readonly [Language, string])[] = [
  ['en', 'The supplier gets an email. You can’t send more than 5% twice.'],
  ['de', 'Über 5\u00a0% des Fußabdrucks von 2\u00a0kg sind verifiziert.'],
  ['fr', 'Voir https://pcf.example\u202f; le modèle de calcul, «\u202fici\u202f»\u202f?'],
];

it.each(right)('in %s finds nothing in “%s”', (language, text) => {
  expect(wordingFaults(language, { key: 'text', text })).toEqual([]);
});

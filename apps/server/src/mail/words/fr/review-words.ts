import type { ReviewFacts, ToldLines } from '../../line-content.ts';
import { counted } from '../counted.ts';
import type { WordsOf } from '../mail-words.ts';
import { asker, buttons, commentIntros, footers, linkNotes, products, request } from './line-phrases.ts';

const answers = ({ count, products: [first] }: ToldLines) =>
  count === 1 && first
    ? `votre réponse sur le produit « ${first.name} »`
    : `vos réponses sur ${counted('fr', count, { one: 'produit', other: 'produits' })}`;

const correct = { ...buttons, SIGN_IN: 'Corriger les données' };

export const reviewWords: WordsOf<ReviewFacts> = {
  lineAcceptance: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} a accepté ${answers(told)}`,
    preview: 'Vous n’avez rien à faire.',
    heading: `${customerName} a accepté ${answers(told)}`,
    paragraphs: [`${asker(personName, customerName)} a accepté les données. Vous n’avez rien à faire.`],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: buttons[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineRejection: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} a refusé ${answers(told)}`,
    preview: 'Voyez ce qui manque, corrigez et envoyez de nouveau.',
    heading: `${customerName} a refusé ${answers(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} a refusé les données. Voyez ce qui manque, corrigez et soumettez de nouveau. Votre saisie est conservée.`,
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: correct[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
  lineWithdrawal: ({ customerName, personName, entry, validDays, ...told }) => ({
    subject: `${customerName} n’accepte plus ${answers(told)}`,
    preview: 'Voyez pourquoi, corrigez les données et envoyez de nouveau.',
    heading: `${customerName} n’accepte plus ${answers(told)}`,
    paragraphs: [
      `${asker(personName, customerName)} a retiré une acceptation ; les données ne comptent donc plus. Voyez pourquoi, corrigez-les et soumettez-les de nouveau. Votre saisie est conservée.`,
    ],
    details: [request(told)],
    list: products(told),
    commentIntros: commentIntros(told.comments, customerName),
    button: correct[entry],
    notes: linkNotes(validDays, customerName),
    footer: footers[entry](customerName),
  }),
};

import { describe } from 'vitest';
import { checkEmissionForm } from './gallery/check-emission-form.ts';
import { checkFactorField } from './gallery/check-factor-field.ts';
import { checkForms } from './gallery/check-forms.ts';
import { checkGalleryLooks } from './gallery/check-gallery-looks.ts';
import { checkKeyboard } from './gallery/check-keyboard.ts';
import { checkToasts } from './gallery/check-toasts.ts';
import { galleryBrowser } from './gallery/gallery-browser.ts';

// One build of the gallery and one browser serve all of them.
const openGallery = galleryBrowser();

describe('the looks of the gallery', () => checkGalleryLooks(openGallery));
describe('toasts', () => checkToasts(openGallery));
describe('by keyboard', () => checkKeyboard(openGallery));
describe('forms', () => checkForms(openGallery));
describe('emission data', () => checkEmissionForm(openGallery));
describe('the factor field', () => checkFactorField(openGallery));

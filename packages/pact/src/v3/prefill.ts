import type { EmissionData } from '@pcf/contract/resources/emission-data';
import { reportsOf } from '@pcf/domain/emission-data/presets';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { latestValidity } from '@pcf/domain/emission-data/validity';
import { withoutNothing } from '@pcf/domain/emission-data/without-nothing';
import type { Answer, ExchangeFacts } from './exchange-facts.ts';
import { dayOfStart, endOfMonth } from './period.ts';
import type { Section } from './section.ts';
import { hasNoMass, unitInPact } from './units.ts';

/** What an exchange asks for and what follows from the answer or the product: only what was not answered. */
export function prefillForExchange(answer: Answer, facts: ExchangeFacts): EmissionData {
  const { data } = relevantData(answer.data, answer.itemData);
  const { emissionValues: values = {}, methodologies = {}, exchange = {} } = withSections(data);
  const { impactMethodology } = methodologies;
  const derived: EmissionData = {
    methodologies: { ipccAssessmentReports: impactMethodology ? reportsOf(impactMethodology) : null },
    exchange: { ...ofProduct(facts), ...ofValidity(values), ...ofMass(values, exchange), ...ofCapture(values) },
  };
  return withoutNothing({
    methodologies: unanswered(derived.methodologies ?? {}, methodologies),
    exchange: unanswered(derived.exchange ?? {}, exchange),
  });
}

/** The answer as it is sent: exactly what it says, with what follows from it. */
export function completedAnswer(answer: Answer, facts: ExchangeFacts): Answer {
  const { data, itemData } = relevantData(answer.data, answer.itemData);
  const { methodologies, exchange } = prefillForExchange(answer, facts);
  const filled = {
    ...data,
    methodologies: { ...methodologies, ...data.methodologies },
    exchange: { ...exchange, ...data.exchange },
  };
  // Once more, since a share follows from its kind.
  return { data: relevantData(filled, itemData).data, itemData };
}

const withSections = (data: EmissionData) => ({
  emissionValues: data.emissionValues ?? {},
  methodologies: data.methodologies ?? {},
  exchange: data.exchange ?? {},
});

const unanswered = <Values extends object>(derived: Values, answered: Values): Values =>
  Object.fromEntries(
    Object.entries(derived).filter(([name]) => (answered as Readonly<Record<string, unknown>>)[name] == null),
  ) as Values;

const ofProduct = ({ product }: ExchangeFacts): Section<'exchange'> => ({
  supplierProductName: product.name,
  productDescription: product.description,
});

/** From the end of the period for as long as data may hold. */
function ofValidity(values: Section<'emissionValues'>): Section<'exchange'> {
  const { referencePeriodEnd: end } = values;
  return end ? { validFrom: dayOfStart(endOfMonth(end)), validUntil: latestValidity(values) } : {};
}

/** What has no mass has no carbon in it either. */
function ofMass(values: Section<'emissionValues'>, exchange: Section<'exchange'>): Section<'exchange'> {
  const declared = values.unit ? unitInPact(values.unit, values.unitText) : null;
  const noProductMass = exchange.noProductMass ?? (declared !== null && hasNoMass(declared.unit));
  return noProductMass && values.unit !== 'KG' && values.productMassKg == null
    ? { noProductMass, fossilCarbonContent: 0 }
    : {};
}

const ofCapture = ({ breakdown }: Section<'emissionValues'>): Section<'exchange'> =>
  breakdown?.ccs || breakdown?.technologicalRemovals ? { ccsTechnologicalCO2CaptureIncluded: true } : {};

import type { EmissionData } from '@pcf/contract/resources/emission-data';
import type { ItemData } from '@pcf/contract/resources/emission-data-item';
import { findings } from '@pcf/domain/emission-data/completeness';
import { relevantData } from '@pcf/domain/emission-data/relevant-data';
import { expiryReminderAt } from '@pcf/domain/emission-data/validity';
import type { Insertable } from 'kysely';
import type { Template } from '../../database/schema.generated.ts';
import { today } from '../../database/whole-day.ts';
import { answerColumns } from '../emission-data/emission-data.service.ts';

/** What is kept of a template's emission data, and beside them for lists: exactly what a request is answered with. */
export function templateColumns(given: EmissionData, givenRows: ItemData | null | undefined, now: Date) {
  const { data, itemData } = relevantData(given, givenRows);
  const {
    emission_value_confidence: _confidence,
    product_mass_kg: _mass,
    quality_score: _score,
    ...columns
  } = answerColumns(data, today());
  return {
    ...columns,
    data,
    item_data: itemData,
    open_findings: findings(data, itemData, { currentYear: now.getUTCFullYear() }).length,
    reference_year: data.emissionValues?.referenceYear ?? null,
    expiry_reminder_at: expiryReminderAt(columns.valid_until, now),
  };
}

export type TemplateColumns = ReturnType<typeof templateColumns>;

export type HeadValues = Pick<Insertable<Template>, 'name' | 'internal_reference' | 'description' | 'unit'>;

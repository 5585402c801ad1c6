import { expiryNoticeDays } from '@pcf/contract/exchange-limits';
import { sql } from 'kysely';

/** What an update of lines sets where what was submitted last is in force from now on. */
export const putInForceNow = sql`
  version = version + 1, updated_at = now(), in_force_version = submission_version, in_force_at = now(),
  in_force_value = emission_value, in_force_unit = emission_unit, in_force_unit_amount = emission_unit_amount,
  in_force_granularity = emission_value_granularity, in_force_confidence = emission_value_confidence,
  in_force_verified = emission_data_verified, in_force_primary_data_share = primary_data_share,
  in_force_valid_until = valid_until, in_force_mass_kg = product_mass_kg, in_force_quality_score = quality_score,
  expiry_reminder_at = case when valid_until >= current_date
    then greatest(valid_until - ${sql.lit(expiryNoticeDays)}::integer, now()) end,
  next_reminder_at = null, reminders_sent = 0`;

export interface PersonValues {
  firstName: string;
  lastName: string;
  jobTitle: string;
}

export const nobodyYet: PersonValues = { firstName: '', lastName: '', jobTitle: '' };

/** As the calls take a person: an empty job title is none. */
export function toPerson({ firstName, lastName, jobTitle }: PersonValues) {
  return { firstName: firstName.trim(), lastName: lastName.trim(), jobTitle: jobTitle.trim() || null };
}

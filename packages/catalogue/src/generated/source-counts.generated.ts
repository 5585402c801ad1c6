// Written by `npm run catalogue` from data/.
export const sourceCounts: Readonly<Record<string, number>> = {
  "ADEME Base Carbone (French national carbon database) v19.1": 1197,
  "ADEME Base Carbone (French national carbon database) v23.6": 32,
  "UK Government GHG Conversion Factors (BEIS/Defra) 2020 v1.00 (28 May 2020)": 241,
  "IDEMAT (TU Delft) 2022RevA": 33,
  "IDEMAT (TU Delft) 2024 V1-2": 6
};

/** A row of /consular/fees. `locales/<language>/consular/fees.json` has its texts under its id. */
export interface FeeRow {
  id: string;
  /** The page and section of the service. */
  to: `/consular${string}`;
  /** The method of payment: a key under `pay` in fees.json. */
  pay: 'embassy' | 'portal' | 'ask' | 'ministry' | 'unknown';
}

/** The rows in order (R9.1 to R9.9); an eTA and passports have no confirmed fee (R9.11). */
export const feeRows: FeeRow[] = [
  { id: 'emergency', to: '/consular/passports/emergency', pay: 'ask' },
  { id: 'passport', to: '/consular/passports', pay: 'ask' },
  { id: 'citizenship', to: '/consular/passports/citizenship', pay: 'ask' },
  { id: 'eta', to: '/consular/visa', pay: 'portal' },
  { id: 'policeClearance', to: '/consular/good-conduct', pay: 'embassy' },
  { id: 'marriageCertificate', to: '/consular/marriage', pay: 'embassy' },
  { id: 'birthCertificate', to: '/consular/birth', pay: 'embassy' },
  { id: 'petPermit', to: '/consular/pets#cost', pay: 'embassy' },
  { id: 'documentAuthentication', to: '/consular/doc-auth', pay: 'embassy' },
  { id: 'certifiedCopy', to: '/consular/doc-auth#cost', pay: 'ask' },
  { id: 'degreeStamp', to: '/consular/doc-leg#bring', pay: 'embassy' },
  { id: 'legalizationOriginal', to: '/consular/doc-leg#original', pay: 'ministry' },
  { id: 'legalizationCopy', to: '/consular/doc-leg#copy', pay: 'ministry' },
  { id: 'apostille', to: '/consular/doc-leg#apostille', pay: 'unknown' },
];

/** A row of /consular/fees. `locales/<language>/consular/fees.json` has its texts under its id. */
export interface FeeRow {
  id: string;
  /** The page and section of the service. */
  to: `/consular${string}`;
  /** Payee: a key under `pay` in fees.json. */
  pay: 'embassy' | 'portal' | 'russia' | 'unknown';
}

/** The rows in order (R9.1 to R9.9); an eTA and passports have no confirmed fee (R9.11). */
export const feeRows: FeeRow[] = [
  { id: 'emergency', to: '/consular/passports/emergency', pay: 'embassy' },
  { id: 'passport', to: '/consular/passports', pay: 'portal' },
  { id: 'citizenship', to: '/consular/passports/citizenship', pay: 'unknown' },
  { id: 'eta', to: '/consular/visa', pay: 'portal' },
  { id: 'policeClearance', to: '/consular/good-conduct', pay: 'embassy' },
  { id: 'marriageCertificate', to: '/consular/marriage', pay: 'embassy' },
  { id: 'birthCertificate', to: '/consular/birth', pay: 'embassy' },
  { id: 'petPermit', to: '/consular/pets', pay: 'embassy' },
  { id: 'documentAuthentication', to: '/consular/doc-auth', pay: 'embassy' },
  { id: 'degreeStamp', to: '/consular/doc-leg#bring', pay: 'embassy' },
  { id: 'legalizationOriginal', to: '/consular/doc-leg#original', pay: 'russia' },
  { id: 'legalizationCopy', to: '/consular/doc-leg#copy', pay: 'russia' },
  { id: 'apostille', to: '/consular/doc-leg#apostille', pay: 'unknown' },
];

/**
 * Every fee, duration, date rule, phone number, e-mail address and URL of the site with its unit
 * (design 3), as built in: staff change them (lib/facts). A new fact is one line here, and its name
 * under `label` in facts.json of both languages; an address of the web has none.
 *
 * Texts name facts by placeholder (docs/editing-content.md): `{{fees.petPermit, money}}`,
 * `{{times.apostille, duration}}`, `{{rules.rabiesRadiusKm}}`. Comments cite the requirement of a
 * figure, which prevails over another source.
 */

/** ISO 4217. */
export type Currency = 'USD' | 'RUB' | 'KES';
export type TimeUnit = 'hour' | 'day' | 'workingDay' | 'week' | 'month' | 'year';

/** Amount of money in whole units of the currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** `max` makes it a range. */
export interface Duration {
  amount: number;
  max?: number;
  unit: TimeUnit;
}

/** `H:mm` in Moscow time. */
export interface Hours {
  opens: string;
  closes: string;
}

const usd = (amount: number): Money => ({ amount, currency: 'USD' });
const rub = (amount: number): Money => ({ amount, currency: 'RUB' });
const kes = (amount: number): Money => ({ amount, currency: 'KES' });

/** The fees of R9.1 to R9.9, in the order of the requirements; passports have none (R9.11). */
export const fees = {
  policeClearance: usd(20),
  marriageCertificate: usd(70),
  birthCertificate: usd(5),
  /** Fee per animal. */
  petPermit: usd(50),
  /** Fee per document, in cash; free for academic certificates of nationals. */
  documentAuthentication: usd(20),
  /** Fee that nationals do not pay. */
  degreeStamp: usd(20),
  legalizationOriginal: rub(350),
  legalizationCopy: rub(500),
  apostille: usd(20),
} satisfies Record<string, Money>;

export const times = {
  /** Time in which the Embassy certifies (R9.10). */
  embassyCertification: { amount: 1, unit: 'day' },
  /** Time of the Russian Foreign Ministry for an original (R9.7). */
  legalizationOriginal: { amount: 5, unit: 'workingDay' },
  /** Time of the Russian Foreign Ministry for a notarised copy (R9.8). */
  legalizationCopy: { amount: 7, unit: 'workingDay' },
  /** Time of an apostille (R9.9). */
  apostille: { amount: 5, max: 7, unit: 'workingDay' },
  /** Minimum time before travel (R9.12). */
  etaAhead: { amount: 2, unit: 'week' },
  /** Time ahead for which a marriage certificate is preferably requested (R9.13). */
  marriageAhead: { amount: 3, unit: 'month' },
  /** Minimum time between the interview and the confirmed flight (R5.11). */
  emergencyInterview: { amount: 3, unit: 'day' },
  /** Validity of a pet's import permit (R9.4). */
  petPermitValid: { amount: 30, unit: 'day' },
  /** The age of the signature on departure (R5.14). */
  vetCertificate: { amount: 5, unit: 'day' },
  /** Time in which a pet that arrives by land is reported (R9.14). */
  petLandReport: { amount: 3, unit: 'day' },
  /** Transit below which a pet is exempt; the Embassy says from which rules (R9.15). */
  petTransit: { amount: 48, unit: 'hour' },
  /** Time that the rule on rabies names (R9.16). */
  rabiesFree: { amount: 6, unit: 'month' },
  /** The age of the vaccination when the animal leaves Russia. */
  vaccinationAtLeast: { amount: 21, unit: 'day' },
  vaccinationAtMost: { amount: 12, unit: 'month' },
  /** Time for which a passport is given, after which it is replaced (R1.18). */
  passportTerm: { amount: 5, max: 10, unit: 'year' },
  /** Time before the passport expires. */
  passportAhead: { amount: 6, unit: 'month' },
  /** The shortest and the longest time at other missions. */
  passportElsewhere: { amount: 4, unit: 'week' },
  passportElsewhereLongest: { amount: 3, unit: 'month' },
  /** The figures of an eTA are from evisa.go.ke. */
  etaProcessing: { amount: 3, unit: 'workingDay' },
  etaEarliest: { amount: 3, unit: 'month' },
  etaPassportValid: { amount: 6, unit: 'month' },
  etaValid: { amount: 90, unit: 'day' },
  etaStay: { amount: 90, unit: 'day' },
  /** Time that Port Health of Kenya requires. */
  yellowFeverTransit: { amount: 12, unit: 'hour' },
  yellowFeverAhead: { amount: 10, unit: 'day' },
  dualCitizenshipNotice: { amount: 3, unit: 'month' },
  /** Marriage after which the husband or wife may apply to be a citizen (Constitution, art. 15). */
  marriageCitizenship: { amount: 7, unit: 'year' },
  /** Time after which Kenya calls the registration of a birth late. */
  lateBirth: { amount: 6, unit: 'month' },
  marriagePaperAge: { amount: 2, unit: 'year' },
  policeClearanceNairobi: { amount: 2, max: 4, unit: 'week' },
  policeClearanceAbroad: { amount: 3, unit: 'month' },
  marriageNotice: { amount: 10, unit: 'day' },
  marriageRegistrar: { amount: 15, max: 20, unit: 'day' },
  /** Terms of Russia for foreigners who arrive, and of its universities (docs/sources.md). */
  registration: { amount: 7, unit: 'workingDay' },
  registrationHotel: { amount: 1, unit: 'workingDay' },
  foreignSim: { amount: 24, unit: 'hour' },
  fingerprints: { amount: 90, unit: 'day' },
  fingerprintsWork: { amount: 30, unit: 'day' },
  visaExtension: { amount: 40, unit: 'day' },
  /** Time to replace a lost one. */
  migrationCard: { amount: 3, unit: 'day' },
  /** Conditions of the Kenya Revenue Authority for vehicle and goods of returning residents. */
  returnVehicleUse: { amount: 12, unit: 'month' },
  returnVehicleAge: { amount: 8, unit: 'year' },
  returnGoods: { amount: 90, unit: 'day' },
  /** Time in which the Examinations Council confirms results. */
  knecConfirmation: { amount: 10, unit: 'workingDay' },
  /** Time in which citizens of Russia report another citizenship. */
  secondCitizenship: { amount: 60, unit: 'day' },
  /** Notice to Port Health of Kenya, before the remains arrive. */
  remainsNotice: { amount: 24, unit: 'hour' },
  /** Longest lease of land to foreigners (Constitution, art. 65). */
  landLease: { amount: 99, unit: 'year' },
  /** Age for a permit of class K, by advocates. */
  retireeAge: { amount: 35, unit: 'year' },
  /** Notice of a civil wedding in Kenya. */
  weddingNotice: { amount: 21, unit: 'day' },
} satisfies Record<string, Duration>;

export const rules = {
  /** Radius that the rule on rabies names (R9.16). */
  rabiesRadiusKm: 50,
  /** Copies of the form in a passport application (R5.15). */
  passportForms: 3,
  passportPhotos: 3,
  emergencyPhotos: 2,
  citizenshipPhotos: 2,
  /** Width of a passport photo (R5.12). */
  photoWidthCm: 3.4,
  photoHeightCm: 4.5,
  passportForm: '19A',
};

/** Amounts that are not fees of the Embassy. */
export const thresholds = {
  foreignInvestment: usd(100_000),
  /** Amount above which cash has to be declared on entry. */
  cashDeclaration: usd(10_000),
  /** Fees that eCitizen and the Registrar in Nairobi charge. */
  policeClearancePortal: kes(1_050),
  marriageRegistrar: kes(10_000),
  etaIn2025: usd(30),
} satisfies Record<string, Money>;

/** Opening hours in Moscow time, `H:mm` (R9.17). */
export const hours = {
  embassy: { opens: '9:00', closes: '17:00' },
  legalization: {
    morning: { opens: '9:30', closes: '12:30' },
    afternoon: { opens: '14:30', closes: '17:00' },
  },
};

/** Phone numbers in E.164; the format `phone` groups them in texts (R1.11, R1.12). */
export const phones = {
  main: '+74956372186',
  second: '+74956374257',
  third: '+74956373574',
  /** Number that is not confirmed (docs/before-opening.md). */
  fax: '+74956375463',
  moscowMfc: '+74957777777',
  /** The Diaspora Response Centre in Nairobi, open 24 hours. */
  responseCentre: '+254207876000',
  responseCentreWhatsApp: '+254114757002',
  /** The emergency number of Russia, Belarus and Kazakhstan. */
  emergency: '112',
  /** Line that helps with an eTA. */
  eta: '+254202222022',
  ombudsman: '+254202270000',
  russianEmbassyKenya: '+254202728700',
  russianEmbassyKenyaUrgent: '+254728606541',
  emergencyKenya: '999',
  /** Of the criminal police of Kenya, free of charge there; WhatsApp also from abroad. */
  dci: '0800 722 203',
  dciWhatsApp: '+254709570000',
};

/** E-mail addresses (R1.11). */
export const emails = {
  embassy: 'kenyaembassymoscow@gmail.com',
  diaspora: 'diaspora@mfa.go.ke',
  diasporaConsular: 'consular@diaspora.go.ke',
  eCitizen: 'support@ecitizen.go.ke',
  immigration: 'info@immigration.go.ke',
  eta: 'etakenya@immigration.go.ke',
  etaSupport: 'support@etakenya.go.ke',
  employmentAuthority: 'info@nea.go.ke',
  ombudsman: 'complain@ombudsman.go.ke',
  antiCorruption: 'report@integrity.go.ke',
  pharmacyBoard: 'info@ppb.go.ke',
  /** Of Kenya's Data Protection Act. */
  dataCommissioner: 'info@odpc.go.ke',
};

/** Parts of the postal address that are equal in both languages; common.json has the others. */
export const place = {
  postcode: '119034',
  /** Address for a driver, on the pages of both languages. */
  inRussian: '119034, Москва, Лопухинский пер., д. 5, стр. 1',
  latitude: 55.7416,
  longitude: 37.5953,
};

export const urls = {
  eCitizen: 'https://accounts.ecitizen.go.ke/en',
  eta: 'https://www.etakenya.go.ke',
  immigration: 'https://immigration.go.ke',
  mfaAuthentication: 'https://mfa.ecitizen.go.ke',
  foreignNationals: 'https://fns.immigration.go.ke',
  stateLaw: 'https://statelaw.go.ke',
  diasporaRegistration: 'https://platform.diaspora.go.ke/',
  diasporaPrivacy: 'https://platform.diaspora.go.ke/privacy-policy',
  diasporaDepartment: 'https://www.diaspora.go.ke',
  employmentAgencies: 'https://neaims.go.ke/EmploymentAgencyList.aspx',
  contractAttestation: 'https://labour.go.ke/foreign-contracts-serviceattestation',
  redCross: 'https://www.redcross.or.ke/programmes/tracing-programme/',
  russianRedCross: 'https://www.redcross.ru',
  ombudsman: 'https://www.ombudsman.go.ke/complaints-procedure',
  antiCorruption: 'https://eacc.go.ke',
  dataCommissioner: 'https://www.odpc.go.ke',
  /** Of the Interior Ministry of Russia. */
  controlledPersons: 'https://мвд.рф/rkl',
  trafficPolice: 'https://госавтоинспекция.рф',
  labourInspectorate: 'https://онлайнинспекция.рф',
  prosecutor: 'https://epp.genproc.gov.ru',
  russianCustoms: 'https://customs.gov.ru',
  centralBank: 'https://www.cbr.ru',
  iebc: 'https://www.iebc.or.ke',
  president: 'https://www.president.go.ke',
  mfa: 'https://mfa.go.ke',
  myGov: 'https://www.mygov.go.ke',
  parliament: 'https://www.parliament.go.ke',
  kenyaLaw: 'https://new.kenyalaw.org',
  magicalKenya: 'https://magicalkenya.com',
  tourismBoard: 'https://ktb.go.ke',
  wildlifeService: 'https://www.kws.go.ke',
  museums: 'https://museums.or.ke',
  nationalArchives: 'https://archives.go.ke',
  elephantNursery: 'https://www.sheldrickwildlifetrust.org',
  kenyaAirways: 'https://www.kenya-airways.com',
  railwayTickets: 'https://metickets.krc.co.ke',
  kenInvest: 'https://www.invest.go.ke',
  eac: 'https://www.eac.int',
  unon: 'https://www.unon.org',
  russianMfa: 'https://mid.ru',
  russianConsular: 'https://www.kdmid.ru',
  moscowMfc: 'https://md.mos.ru',
  cue: 'https://www.cue.or.ke',
  cueRecognition: 'https://recognition.cue.or.ke',
  degreeRecognition: 'https://nic.gov.ru',
  knqa: 'https://www.knqa.go.ke',
  agricultureMinistry: 'https://kilimo.go.ke',
  foodAuthority: 'https://afa.go.ke',
  teaBoard: 'https://teaboard.or.ke',
  plantHealth: 'https://kephis.go.ke',
  flowerCouncil: 'https://kenyaflowercouncil.org',
  bomas: 'https://bomasofkenya.co.ke',
  nairobiCounty: 'https://nairobi.go.ke',
  conferenceCentre: 'https://kicc.co.ke',
  russianEmbassyKenya: 'https://kenya.mid.ru',
  belarusianEmbassyKenya: 'https://kenya.mfa.gov.by',
  kazakhForeignMinistry: 'https://www.gov.kz/memleket/entities/mfa',
  educationMinistry: 'https://education.go.ke',
  examinationsCouncil: 'https://knec.ac.ke',
  studentPlacement: 'https://kuccps.net',
  studentLoans: 'https://helb.co.ke',
  educationInRussia: 'https://education-in-russia.com',
  athleticsKenya: 'https://athleticskenya.or.ke',
  olympicCommittee: 'https://teamkenya.or.ke',
  rugbyUnion: 'https://kru.co.ke',
  footballFederation: 'https://footballkenya.org',
  tourismMinistry: 'https://tourism.go.ke',
  tourismResearch: 'https://tri.go.ke',
  tourismRegulator: 'https://tra.go.ke',
  exportZones: 'https://epzakenya.com',
  chamberOfCommerce: 'https://kenyachamber.or.ke',
  standardsBureau: 'https://kebs.org',
  exportAgency: 'https://www.keproba.go.ke',
  companies: 'https://brs.go.ke',
  companyRegister: 'https://egrul.nalog.ru',
  returningResidents:
    'https://www.kra.go.ke/individual/diaspora-affairs/learn-about-kenyans-living-abroad/guidelines-for-returning-residents',
  maritimeAuthority: 'https://kma.go.ke',
  itf: 'https://www.itfseafarers.org',
  kmpdc: 'https://kmpdc.go.ke',
  nursingCouncil: 'https://nckenya.com',
  teachersCommission: 'https://www.tsc.go.ke',
  engineersBoard: 'https://ebk.go.ke',
  knecQueries: 'https://qmis.knec.ac.ke',
  pbora: 'https://www.pbora.go.ke',
  filmBoard: 'https://kfcb.go.ke',
  mediaCouncil: 'https://mediacouncil.or.ke',
  portHealth: 'https://porthealth.health.go.ke',
  rosselkhoznadzor: 'https://fsvps.gov.ru',
  civilAviation: 'https://www.kcaa.or.ke',
  communicationsAuthority: 'https://www.ca.go.ke',
  revenueAuthority: 'https://www.kra.go.ke',
  transportAuthority: 'https://ntsa.go.ke',
  lawSociety: 'https://lsk.or.ke',
  researchCommission: 'https://www.nacosti.go.ke',
  wildlifeResearch: 'https://permits.wrti.go.ke',
  environmentAuthority: 'https://www.nema.go.ke',
  yandexMap: 'https://yandex.ru/maps/?ll=37.5953%2C55.7416&z=16&pt=37.5953%2C55.7416',
  openStreetMap: 'https://www.openstreetmap.org/?mlat=55.7416&mlon=37.5953#map=16/55.7416/37.5953',
  /** Russian offices, as a search for the postal address. */
  legalizationOfficeMap: 'https://yandex.ru/maps/?text=Москва%2C+1-й+Неопалимовский+переулок%2C+12',
  moscowMfcMap: 'https://yandex.ru/maps/?text=Москва%2C+Рязанский+проспект%2C+2к3',
  apostilleOfficeMap: 'https://yandex.ru/maps/?text=Москва%2C+2-й+Балтийский+переулок%2C+3',
  /** The accessibility guidelines that the site follows. */
  wcag: 'https://www.w3.org/TR/WCAG22/',
  googleMap: 'https://www.google.com/maps/search/?api=1&query=55.7416%2C37.5953',
};

export type UrlName = keyof typeof urls;

import { z } from 'zod';
import { ways } from '../../../src/content/consular/fromAfar';
import type { PageKind } from '../../../src/content/site';
import { stored } from '../../../src/content/stored';
import type {
  DownloadsText,
  FeesText,
  HelpText,
  PageText,
  PrivacyText,
  RegionText,
  Section,
  ServicesText,
  ServiceText,
  SituationText,
  StoryText,
} from '../../../src/content/textTypes';

const text = z.string().trim().min(1);
const list = z.array(text).min(1);
const anchor = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);

/** The sections of a service page with a shared heading, in order, before its own sections. */
export const serviceSections = [
  'who',
  'bring',
  'steps',
  'cost',
  'time',
  'where',
  'receive',
  'next',
] as const;

const pairs = z.array(z.tuple([text, text])).min(1);
const table = z.strictObject({ columns: list, rows: z.array(list).min(1) });

const slots = {
  title: text,
  paragraphs: list.optional(),
  list: list.optional(),
  steps: list.optional(),
  checklist: z.union([list, z.record(z.string(), text)]).optional(),
  table: table.optional(),
  days: pairs.optional(),
  phrase: z.strictObject({ label: text, text }).optional(),
  note: text.optional(),
  warning: text.optional(),
  offices: z
    .record(
      z.string(),
      z.strictObject({
        name: text,
        address: text,
        metro: text,
        hours: text.optional(),
        phone: text.optional(),
      }),
    )
    .optional(),
  links: z.record(z.string(), text).optional(),
  see: z.record(z.string(), text).optional(),
};

const section = z.strictObject({
  ...slots,
  parts: z.record(anchor, z.strictObject(slots)).optional(),
}) satisfies z.ZodType<Section>;

const call = z.strictObject({ name: text, details: list });

const page = { title: text, lead: text, sections: z.record(anchor, section) };

/** The schema of a content page's texts by page kind. */
export const shapes = {
  index: z.strictObject(page) satisfies z.ZodType<PageText>,
  services: z.strictObject({
    ...page,
    groups: z.record(z.string(), text),
    columns: z.strictObject({ fee: text, time: text }),
    cards: z.record(z.string(), z.strictObject({ fee: text, time: text })),
  }) satisfies z.ZodType<ServicesText>,
  service: z.strictObject({
    ...page,
    keyFacts: z.strictObject({
      who: text,
      bring: text.optional(),
      cost: text,
      time: text,
      valid: text.optional(),
      where: text,
    }),
    shortcuts: z.record(z.union([anchor, z.string().startsWith('/')]), text).optional(),
  }) satisfies z.ZodType<ServiceText>,
  situation: z.strictObject({
    ...page,
    phrases: table.extend({ summary: text }).optional(),
    ways: z
      .strictObject({
        columns: z.record(z.enum(['services', ...ways]), text),
        answered: text,
        ask: text,
        rows: z.record(
          z.string(),
          z.strictObject({
            services: z.record(z.string(), text),
            ...Object.fromEntries(ways.map((way) => [way, text.optional()])),
          }),
        ),
      })
      .optional(),
  }) satisfies z.ZodType<SituationText>,
  country: z.strictObject(page) satisfies z.ZodType<PageText>,
  activities: z.strictObject(page) satisfies z.ZodType<StoryText>,
  story: z.strictObject({
    ...page,
    figures: z.array(z.strictObject({ value: text, label: text })).optional(),
  }) satisfies z.ZodType<StoryText>,
  region: z.strictObject({
    ...page,
    places: z.record(anchor, z.strictObject({ name: text, text })),
  }) satisfies z.ZodType<RegionText>,
  downloads: z.strictObject({
    ...page,
    forms: z.record(z.string(), z.strictObject({ name: text, purpose: text })),
  }) satisfies z.ZodType<DownloadsText>,
  fees: z.strictObject({
    ...page,
    columns: z.strictObject({ service: text, fee: text, time: text }),
    rows: z.record(z.string(), z.strictObject({ service: text, fee: text, time: text })),
    pay: z.record(z.string(), text),
  }) satisfies z.ZodType<FeesText>,
  help: z.strictObject({
    ...page,
    calls: z.strictObject({ title: text, danger: call, centre: call, embassy: call }),
  }) satisfies z.ZodType<HelpText>,
  privacy: z.strictObject({
    ...page,
    stored: z.strictObject({
      title: text,
      key: text,
      until: text,
      delete: text,
      deleted: text,
      failed: text,
      unsaved: z.strictObject({ title: text, text, confirm: text, cancel: text }),
      purposes: z.record(
        z.enum(Object.keys(stored)),
        z.strictObject({ what: text, why: text, until: text }),
      ),
    }),
  }) satisfies z.ZodType<PrivacyText>,
} satisfies Partial<Record<PageKind, z.ZodType>>;

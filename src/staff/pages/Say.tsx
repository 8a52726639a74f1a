import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { formatDateTime, parseDate } from '../../lib/dates/moscowTime';
import { env } from '../../lib/env';
import { queryFnOf } from '../../lib/http/queryFn';
import { i18n } from '../../lib/i18n/i18n';
import { type Language, languages, otherLanguage, withPrefix } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { pagePathOf } from '../../lib/urls/pagePath';
import { Button } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import { ItemName } from '../../ui/actions/ItemName';
import { Panel } from '../../ui/layout/Panel';
import { QueryState } from '../auth/session/QueryState';
import { get } from '../data/items/items';
import { readableMarkdown } from '../history/versions/readableMarkdown';
import { type ReadyTexts, readyTexts } from '../items/readyTexts';
import { type AnyItem, fieldIn } from '../kinds/field';
import { definitionOf, type Item, type Kind } from '../kinds/kinds';
import { textsIn, toValues } from '../kinds/values';
import { StaffPage } from '../StaffPage';
import styles from './pages.module.css';

const USES = ['long', 'short', 'spoken'] as const satisfies (keyof ReadyTexts)[];

/**
 * Returns the size of the letters, in points, with which texts fill two thirds of a sheet of A4: a letter is half as wide and 1.3
 * times as high, a title 1.6 times as large, and a line is ended by as much empty room as 30 letters need.
 */
const pointsFor = (texts: { title: string; door: string }[]): number => {
  const letters = texts.reduce(
    (sum, { title, door }) =>
      sum + 2.56 * title.length + door.length + 30 * (3 + door.split('\n').length),
    0,
  );
  return Math.min(LARGEST, Math.floor(650 / Math.sqrt(letters)));
};

/** Larger letters, in points, would break long words. */
const LARGEST = 30;

/** Returns the texts of an item in those of the languages in which it is written. */
function writtenTexts(kind: Kind, item: Item, inOrder: Language[]) {
  const values: Record<string, unknown> = toValues(kind, item);
  const { title, path } = definitionOf(kind);
  const titleKey = title.replace(/_en$/, '');
  const titleIn = (language: Language) => String(values[fieldIn(titleKey, language)]).trim();
  const { link, ends_at }: AnyItem = item;
  const isAlert = kind === 'alerts';
  const own = isAlert ? pagePathOf(String(link)) : path?.(item);
  return inOrder.filter(titleIn).map((language) => {
    const texts = textsIn(kind, language)
      .filter(({ key }) => key !== titleKey)
      .map(({ name }) => readableMarkdown(String(values[name])).trim());
    // An alert is a title alone.
    const until = isAlert && formatDateTime(parseDate(ends_at), language);
    const source = {
      sender: i18n.getFixedT(language)('site.fullName'),
      title: titleIn(language),
      text: until ? i18n.t('admin:say.until', { lng: language, date: until }) : texts.join('\n\n'),
      url: env.siteUrl + withPrefix(own ?? '/', language),
    };
    return { language, ...source, ...readyTexts(language, source) };
  });
}

/**
 * Renders the page `/admin/<kind>/say/<id>`: the texts of an item for channels, the answering machine and the door, to be copied or
 * printed. Nothing is sent to anybody.
 */
export function Say({ kind }: { kind: Kind }) {
  const { id = '' } = useParams();
  const { t } = useTranslation('admin');
  const query = useQuery({
    queryKey: ['admin', kind, 'item', id],
    queryFn: queryFnOf(async () => {
      // Each text has words of its own language.
      await Promise.all(languages.map((language) => fetchText(language, ['admin'])));
      return get(kind, id);
    }),
  });
  const own = useLanguage();
  const texts = query.data ? writtenTexts(kind, query.data, [own, otherLanguage(own)]) : [];
  const missing = languages.filter((one) => !texts.some(({ language }) => language === one));
  return (
    <StaffPage
      title={[t('say.title'), texts[0]?.title].filter(Boolean).join(': ')}
      actions={
        <Button onClick={() => window.print()}>
          <Printer aria-hidden="true" size="1.1em" />
          {t('say.door')}
        </Button>
      }
    >
      <QueryState query={query} loading={t('list.loading')} />
      <div className="stack gap-5" data-screen-only>
        <p>{t('say.lead')}</p>
        {query.data && missing.map((one) => <p key={one}>{t(`say.missing.${one}`)}</p>)}
        {texts.map(({ language, ...ready }) => (
          <Ready key={language} language={language} texts={ready} />
        ))}
      </div>
      <div className={styles.door} style={{ fontSize: `${pointsFor(texts)}pt` }} data-paper-only>
        {texts.map(({ language, sender, title, door }) => (
          <section key={language} lang={language}>
            <p>{sender}</p>
            <h2>{title}</h2>
            <p>{door}</p>
          </section>
        ))}
        <p>
          {t('say.phone')} · {env.siteUrl.replace(/^https?:\/\//, '')}
        </p>
      </div>
    </StaffPage>
  );
}

/** Renders the texts of one language, each with its length and a button that copies it. */
function Ready({ language, texts }: { language: Language; texts: ReadyTexts }) {
  const { t } = useTranslation(['admin', 'common']);
  return (
    <Panel variant="compact" className="stack" aria-labelledby={`say-${language}`}>
      <h2 id={`say-${language}`}>{t(`common:language.${language}`)}</h2>
      {USES.map((use) => {
        const name = t(`say.${use}`, { number: texts[use].length });
        return (
          <section key={use} className="stack gap-2">
            <h3 className="small-print">{name}</h3>
            <p lang={language} className={`box anywhere ${styles.ready}`}>
              {texts[use]}
            </p>
            <div className="cluster">
              <CopyButton variant="secondary" text={() => texts[use]}>
                {t('say.copy')}
                <ItemName title={name} />
              </CopyButton>
            </div>
          </section>
        );
      })}
    </Panel>
  );
}

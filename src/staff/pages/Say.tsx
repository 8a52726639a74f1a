import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { env } from '../../lib/env';
import { useFacts } from '../../lib/facts/currentFacts';
import { queryFnOf } from '../../lib/http/queryFn';
import { i18n } from '../../lib/i18n/i18n';
import { type Language, languages, otherLanguage, withPrefix } from '../../lib/i18n/languages';
import { fetchText } from '../../lib/i18n/loadText';
import { useLanguage } from '../../lib/i18n/useLanguage';
import { Button } from '../../ui/actions/Button';
import { CopyButton } from '../../ui/actions/CopyButton';
import { ItemName } from '../../ui/actions/ItemName';
import { Panel } from '../../ui/layout/Panel';
import { QueryState } from '../auth/session/QueryState';
import { get } from '../data/items/items';
import { readableMarkdown } from '../history/versions/readableMarkdown';
import { type ReadyTexts, readyTexts } from '../items/readyTexts';
import { fieldIn } from '../kinds/field';
import { definitionOf, type Item, type Kind } from '../kinds/kinds';
import { entriesOf, isText, toValues } from '../kinds/values';
import { StaffPage } from '../StaffPage';
import styles from './pages.module.css';

const USES = ['long', 'short', 'spoken'] as const satisfies (keyof ReadyTexts)[];

/** Numbers of characters above which the letters on the door are smaller. */
const SIZES = [1600, 700, 300];

/** Returns title and plain text of an item in those of the languages in which it is written. */
function writtenTexts(kind: Kind, item: Item, inOrder: Language[]) {
  const values: Record<string, unknown> = toValues(kind, item);
  const { title, path } = definitionOf(kind);
  const titleKey = title.replace(/_en$/, '');
  const titleIn = (language: Language) => String(values[fieldIn(titleKey, language)]).trim();
  // An alert is a title alone.
  return inOrder.filter(titleIn).map((language) => ({
    language,
    sender: i18n.getFixedT(language)('site.fullName'),
    title: titleIn(language),
    text: entriesOf(kind)
      .filter((entry) => isText(entry.field) && entry.language === language)
      .filter(({ key }) => key !== titleKey)
      .map(({ name }) => readableMarkdown(String(values[name])).trim())
      .join('\n\n'),
    url: env.siteUrl + withPrefix(path?.(item) ?? '/', language),
  }));
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
      // The sheet has the name of the Embassy in both languages.
      await Promise.all(languages.map((language) => fetchText(language, [])));
      return get(kind, id);
    }),
  });
  const { phones } = useFacts();
  const own = useLanguage();
  const inOrder = [own, otherLanguage(own)];
  const sources = query.data ? writtenTexts(kind, query.data, inOrder) : [];
  const texts = sources.map((source) => ({ ...source, ...readyTexts(source.language, source) }));
  const missing = languages.filter((one) => !texts.some(({ language }) => language === one));
  const length = texts.reduce((sum, { title, door }) => sum + title.length + door.length, 0);
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
      <div className={styles.door} data-size={SIZES.find((size) => length > size)} data-paper-only>
        {texts.map(({ language, sender, title, door }) => (
          <section key={language} lang={language}>
            <p>{sender}</p>
            <h2>{title}</h2>
            <p>{door}</p>
          </section>
        ))}
        <p>
          {phones.main} · {env.siteUrl.replace(/^https?:\/\//, '')}
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
      {USES.map((use) => (
        <section key={use} className="stack gap-2">
          <h3 className="small-print">{t(`say.${use}`, { number: texts[use].length })}</h3>
          <p lang={language} className={`box ${styles.ready}`}>
            {texts[use]}
          </p>
          <div className="cluster">
            <CopyButton variant="secondary" text={() => texts[use]}>
              {t('say.copy')}
              <ItemName title={t(`say.${use}`, { number: texts[use].length })} />
            </CopyButton>
          </div>
        </section>
      ))}
    </Panel>
  );
}

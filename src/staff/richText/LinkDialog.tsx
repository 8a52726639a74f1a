import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../lib/i18n/languages';
import { withHttps } from '../../lib/urls/urls';
import type { Hit } from '../../site/search/engine/createSearch';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Field } from '../../ui/forms/Field';
import { useFieldErrorText } from '../forms/fieldErrors';
import { toLink } from './links';
import { isWords, PageFinder, useFoundPages } from './PageFinder';

interface Props {
  editor: Editor;
  /** The language of the text. */
  language: Language;
  onClose: () => void;
}

/**
 * Asks for the URL of a link, or for words of a page of this site, which it then finds. A URL that
 * {@link toLink} rejects stays in the field with an error message.
 */
export function LinkDialog({ editor, language, onClose }: Props) {
  const { t } = useTranslation(['admin', 'editor', 'common']);
  const errorText = useFieldErrorText();
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [isInvalid, setIsInvalid] = useState(false);
  const url = withHttps(typed);
  const effect = url === typed.trim() || isWords(typed) ? '' : t('editor:url.willBe', { url });
  const hits = useFoundPages(typed, language);
  /** Sets the link of the selection or at the cursor; without either it inserts a linked text. */
  const take = ({ to: href, title: text }: Pick<Hit, 'to' | 'title'>) => {
    const chain = editor.chain().extendMarkRange('link');
    const isNew = editor.state.selection.empty && !editor.isActive('link');
    const marks = [{ type: 'link', attrs: { href } }];
    if (isNew) chain.insertContent({ type: 'text', text, marks });
    else chain.setLink({ href });
    // Behind the link and without it, so that the next letter replaces no word and is not linked.
    const behind = chain.command(({ tr, commands }) => commands.setTextSelection(tr.selection.to));
    behind.unsetMark('link').focus().run();
    onClose();
  };
  const apply = () => {
    const isNamed = ({ title }: Hit) => title.toLowerCase() === typed.trim().toLowerCase();
    const href = toLink(typed);
    const found = hits?.find(isNamed) ?? (hits?.length === 1 && hits[0]);
    if (found) take(found);
    else if (href) take({ to: href, title: typed.trim() });
    else setIsInvalid(true);
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog title={t('text.linkTitle')} onClose={onClose}>
      <div className="stack">
        <Field
          label={t('text.linkUrl')}
          name="link-url"
          hint={`${t('text.linkHint')} ${effect}`}
          error={
            isInvalid
              ? errorText({ message: hits && hits.length > 0 ? 'textLinkChoose' : 'textLinkWrong' })
              : undefined
          }
        >
          {(control) => (
            <input
              {...control}
              type="text"
              inputMode="url"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              onKeyDown={(event) => {
                // The dialog is inside the article's form, which Enter would submit.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                apply();
              }}
            />
          )}
        </Field>
        {isWords(typed) && <PageFinder hits={hits} language={language} onTake={take} />}
        <div className="cluster gap-3">
          <Button onClick={apply}>{t('text.linkSet')}</Button>
          {current && (
            <Button variant="secondary" onClick={remove}>
              {t('text.linkRemove')}
            </Button>
          )}
          <Button variant="tertiary" onClick={onClose}>
            {t('form.cancel', { ns: 'common' })}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toPagePath } from '../../lib/urls/pagePath';
import { isFileUrl, isHttpUrl, withHttps } from '../../lib/urls/urls';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Field } from '../../ui/forms/Field';
import { useFieldErrorText } from '../forms/fieldErrors';

/**
 * Asks for a URL and links the selection, the link at the cursor, or a new text of the URL; can
 * also remove a link. A URL that {@link toLink} rejects stays in the field with an error message.
 */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useFieldErrorText();
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [isInvalid, setIsInvalid] = useState(false);
  /** Sets the link of the selection or at the cursor; without either it inserts a linked text. */
  const apply = () => {
    const href = toLink(typed);
    if (!href) return setIsInvalid(true);
    const chain = editor.chain().extendMarkRange('link');
    const isNew = editor.state.selection.empty && !editor.isActive('link');
    const marks = [{ type: 'link', attrs: { href } }];
    if (isNew) chain.insertContent({ type: 'text', text: typed.trim(), marks });
    else chain.setLink({ href });
    // Behind the link and without it, so that the next letter replaces no word and is not linked.
    const behind = chain.command(({ tr, commands }) => commands.setTextSelection(tr.selection.to));
    behind.unsetMark('link').focus().run();
    onClose();
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
          hint={t('text.linkHint')}
          error={isInvalid ? errorText({ message: 'textLinkWrong' }) : undefined}
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

const MAIL = /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/;

/** Telephone number: at least five digits, with spaces, brackets and hyphens anywhere. */
const PHONE = /^\+?(?:[\s()-]*\d){5,}[\s()-]*$/;
const DATE = /^(?:\d{4}-\d\d-\d\d|\d\d-\d\d-\d{4})$/;
/** Returns whether a text is a telephone number; a date is none. */
const isPhone = (text: string): boolean => PHONE.test(text) && !DATE.test(text);

/**
 * Completes a typed link of an article: `example.org` → `https://example.org`, `a@b.ru` →
 * `mailto:a@b.ru`, `+7 495 123-45-67` → `tel:+74951234567`. A link to a page of this site becomes
 * its path, `/consular/fees`. Any other link with http, https, `mailto:` or `tel:` is only trimmed.
 * Null for anything else, such as a date or `javascript:` (design 8).
 */
export function toLink(typed: string): string | null {
  const text = typed.trim();
  const page = toPagePath(withHttps(text));
  if (page) return page;
  if (isFileUrl(text)) return text;
  if (/^mailto:/i.test(text)) return MAIL.test(text.slice(7)) ? text : null;
  if (/^tel:/i.test(text)) return isPhone(text.slice(4)) ? text : null;
  if (MAIL.test(text)) return `mailto:${text}`;
  if (isPhone(text)) return `tel:${text.replace(/[^\d+]/g, '')}`;
  const url = withHttps(text);
  return isHttpUrl(url) ? url : null;
}

import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withHttps } from '../../lib/urls/urls';
import { Button } from '../../ui/actions/Button';
import { Dialog } from '../../ui/dialog/Dialog';
import { Field } from '../../ui/forms/Field';
import { useFieldErrorText } from '../forms/fieldErrors';
import { toLink } from './links';

/** Sets the link of the selection or of the link at the cursor; without either it inserts the typed URL as linked text. */
function applyLink(editor: Editor, href: string, typedUrl: string): void {
  const chain = editor.chain().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({
      type: 'text',
      text: typedUrl,
      marks: [{ type: 'link', attrs: { href } }],
    });
  } else chain.setLink({ href });
  chain.run();
}

/** Asks for the URL of a link. What {@link toLink} rejects stays in the field with an error message. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const { t } = useTranslation(['admin', 'editor', 'common']);
  const errorText = useFieldErrorText();
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [isInvalid, setIsInvalid] = useState(false);
  const url = withHttps(typed);
  const effect = url === typed.trim() ? '' : t('editor:url.willBe', { url });

  const apply = () => {
    const href = toLink(typed);
    if (!href) return setIsInvalid(true);
    applyLink(editor, href, typed.trim());
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
          hint={`${t('text.linkHint', { page: '/consular/fees' })} ${effect}`}
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

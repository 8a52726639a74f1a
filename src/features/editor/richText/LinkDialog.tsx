import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { Dialog } from '../../../ui/dialog/Dialog';
import { Field } from '../../../ui/forms/Field';
import { ActionRow } from '../../../ui/layout/ActionRow';
import { useFieldErrorText } from '../../forms/fieldErrors';
import styles from './LinkDialog.module.css';
import { toLink } from './links';

interface Props {
  editor: Editor;
  onClose: () => void;
}

/** Makes the chosen words a link; without chosen words, the address itself. */
function applyLink(editor: Editor, href: string, address: string): void {
  const chain = editor.chain().extendMarkRange('link');
  if (editor.state.selection.empty && !editor.isActive('link')) {
    chain.insertContent({
      type: 'text',
      text: address,
      marks: [{ type: 'link', attrs: { href } }],
    });
  } else chain.setLink({ href });
  chain.run();
}

/** Asks where the chosen words lead. Without chosen words the address itself becomes the text. */
export function LinkDialog({ editor, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common']);
  const problem = useFieldErrorText();
  const current = String(editor.getAttributes('link').href ?? '');
  const [typed, setTyped] = useState(current);
  const [wrong, setWrong] = useState(false);

  const set = () => {
    const href = toLink(typed);
    if (!href) return setWrong(true);
    applyLink(editor, href, typed.trim());
    onClose();
  };
  const remove = () => {
    editor.chain().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog title={t('text.linkTitle')} onClose={onClose}>
      <div className={styles.link}>
        <Field
          label={t('text.linkUrl')}
          name="link-address"
          hint={t('text.linkHint')}
          error={wrong ? problem('textLinkWrong') : undefined}
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
                // Inside the article's form, where Enter would save.
                if (event.key !== 'Enter') return;
                event.preventDefault();
                set();
              }}
            />
          )}
        </Field>
        <ActionRow>
          <Button onClick={set}>{t('text.linkSet')}</Button>
          {current && (
            <Button variant="secondary" onClick={remove}>
              {t('text.linkRemove')}
            </Button>
          )}
          <Button variant="quiet" onClick={onClose}>
            {t('form.cancel', { ns: 'common' })}
          </Button>
        </ActionRow>
      </div>
    </Dialog>
  );
}

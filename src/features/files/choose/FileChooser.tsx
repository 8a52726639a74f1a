import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Folder } from '../../../services/files/files';
import { Button } from '../../../ui/actions/Button';
import { FileLibrary } from '../library/FileLibrary';
import type { LibraryKind } from '../library/useLibrary';
import { FilePicker } from './FilePicker';

interface Props {
  id: string;
  kind: LibraryKind;
  /** The folder that the library lists first. */
  folder: Folder;
  /** Several files of this device at once; false by default. */
  multiple?: boolean;
  accept: string;
  /** Ids of hint and error. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Receives at least one file, before they are checked. */
  onFiles: (files: File[]) => void;
  onStored: (url: string) => void;
  /** URLs that the field already has; the library disables them. */
  addedUrls?: string[];
  /** Called when the library is about to open; false prevents it. */
  canOpen?: () => boolean;
  children?: ReactNode;
}

const LABELS = {
  images: { one: 'choose.image', many: 'choose.images' },
  documents: { one: 'choose.document', many: 'choose.document' },
} as const;

/** Adds files of this device, or one from the library of stored files (R7.17). */
export function FileChooser(props: Props) {
  const { kind, multiple = false, disabled, canOpen = () => true, children, ...rest } = props;
  const { folder, addedUrls = [], onStored, ...picker } = rest;
  const { t } = useTranslation('uploads');
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilePicker
        {...picker}
        multiple={multiple}
        disabled={disabled}
        label={t(LABELS[kind][multiple ? 'many' : 'one'])}
        dropHint={t(multiple ? 'choose.dropMany' : 'choose.drop')}
      >
        <Button variant="tertiary" disabled={disabled} onClick={() => canOpen() && setOpen(true)}>
          <Images aria-hidden="true" size="1.1em" />
          {t('choose.library')}
        </Button>
        {children}
      </FilePicker>
      {open && (
        <FileLibrary
          kind={kind}
          folder={folder}
          addedUrls={addedUrls}
          onSelect={({ url }) => {
            onStored(url);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Folder } from '../../../services/files/files';
import { Button } from '../../../ui/actions/Button';
import { FileLibrary } from '../library/FileLibrary';
import type { LibraryKind } from '../library/useLibrary';
import { FilePicker } from './FilePicker';

interface Props {
  /** The id of the input, which the error summary links to. */
  id: string;
  kind: LibraryKind;
  /** The folder of the library that is listed first. */
  folder: Folder;
  /** Whether several files of this device can be selected at once; false by default. */
  multiple?: boolean;
  /** The `accept` attribute of the file input. */
  accept: string;
  /** Ids of hint and error, for `aria-describedby`. */
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  /** Receives the files of this device, at least one, before they are checked. */
  onFiles: (files: File[]) => void;
  /** Receives the URL of a stored file. */
  onStored: (url: string) => void;
  /** URLs of stored files that the field already has; the library disables them. */
  addedUrls?: string[];
  /** Called when the library is about to open; false prevents it. */
  canOpen?: () => boolean;
  /** Rendered after the buttons. */
  children?: ReactNode;
}

const LABELS = {
  images: { one: 'choose.image', many: 'choose.images' },
  documents: { one: 'choose.document', many: 'choose.document' },
} as const;

/**
 * Renders the control that adds files to a field: a button and a drop zone for files of this device, and a
 * button that opens the library of stored files (R7.17), of which one is selected at a time.
 */
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

import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Folder } from '../../../services/files/files';
import { Button } from '../../../ui/actions/Button';
import { FileLibrary } from '../library/FileLibrary';
import type { LibraryKind } from '../library/useLibrary';
import { FilePicker } from './FilePicker';

interface Props {
  /** Of the input, for the error summary's links. */
  id: string;
  kind: LibraryKind;
  /** The folder of the library to begin with. */
  folder: Folder;
  multiple?: boolean;
  accept: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean;
  onFiles: (files: File[]) => void;
  /** Receives the URL of a stored file. */
  onStored: (url: string) => void;
  /** URLs that the field already has. */
  taken?: string[];
  /** Returns whether the library may open. */
  mayOpen?: () => boolean;
  children?: ReactNode;
}

const LABELS = {
  images: { one: 'choose.image', many: 'choose.images' },
  documents: { one: 'choose.document', many: 'choose.document' },
} as const;

/** Chooses files of this computer, by button or drop, or a file of the library. */
export function FileChooser(props: Props) {
  const { kind, multiple = false, disabled, mayOpen = () => true, children, ...rest } = props;
  const { folder, taken = [], onStored, ...picker } = rest;
  const { t } = useTranslation('uploads');
  const [open, setOpen] = useState(false);
  return (
    <>
      <FilePicker
        {...picker}
        multiple={multiple}
        disabled={disabled}
        label={t(LABELS[kind][multiple ? 'many' : 'one'])}
        drop={t(multiple ? 'choose.dropMany' : 'choose.drop')}
      >
        <Button variant="quiet" disabled={disabled} onClick={() => mayOpen() && setOpen(true)}>
          <Images aria-hidden="true" size="1.1em" />
          {t('choose.library')}
        </Button>
        {children}
      </FilePicker>
      {open && (
        <FileLibrary
          kind={kind}
          folder={folder}
          taken={taken}
          onChoose={({ url }) => {
            onStored(url);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

import { Images } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Folder } from '../../../services/files/files';
import { Button } from '../../../ui/actions/Button';
import { FileLibrary } from './FileLibrary';
import { FilePicker } from './FilePicker';
import type { LibraryKind } from './useLibrary';

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
  /** Takes a file that is stored already. */
  onStored: (url: string) => void;
  /** Urls that the field holds already. */
  taken?: string[];
  /** Asked before the library opens. */
  mayOpen?: () => boolean;
  children?: ReactNode;
}

const LABELS = {
  pictures: { one: 'choose.picture', many: 'choose.pictures' },
  documents: { one: 'choose.document', many: 'choose.document' },
} as const;

/** The ways to a file: from this computer, by dropping, or from the library. */
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
        <Button look="quiet" disabled={disabled} onClick={() => mayOpen() && setOpen(true)}>
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

import { Crop } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/actions/Button';
import { CropDialog } from '../crop/CropDialog';
import type { ImageValue } from '../upload/values';

interface Props {
  image: ImageValue;
  /** Bytes of the cropped image at most (R9.22). */
  maxBytes: number;
  disabled?: boolean | undefined;
  onChange: (image: ImageValue) => void;
}

export function CropAction({ image, maxBytes, disabled, onChange }: Props) {
  const { t } = useTranslation('uploads');
  const [cropping, setCropping] = useState(false);
  return (
    <>
      <Button variant="tertiary" disabled={disabled} onClick={() => setCropping(true)}>
        <Crop aria-hidden="true" size="1.1em" />
        {t('image.crop')}
      </Button>
      {cropping && (
        <CropDialog
          image={image}
          maxBytes={maxBytes}
          onDone={(cropped) => {
            onChange(cropped);
            setCropping(false);
          }}
          onClose={() => setCropping(false)}
        />
      )}
    </>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';

interface FilesButtonProps extends ButtonProps {
  onChoose: (files: readonly File[]) => void;
}

/** Opens the browser's choice of files, of which there may be several. */
export function FilesButton({ onChoose, ...button }: FilesButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        multiple
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same files, corrected, can be chosen again.
          currentTarget.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}

import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';

interface FileButtonProps extends ButtonProps {
  onChoose: (file: File) => void;
  'aria-label'?: string;
}

/** Opens the browser's choice of files. */
export function FileButton({ onChoose, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv"
        hidden
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file, corrected, can be chosen again.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}

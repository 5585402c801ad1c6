import { useState } from 'react';

/** The least that React can do: controlled inputs and their sum. */
export function BareList({ length }: { length: number }) {
  const [rows, setRows] = useState(() => Array.from({ length }, (_, id) => ({ id, value: '5' })));
  const change = (id: number, value: string) => setRows(rows.map((row) => (row.id === id ? { id, value } : row)));
  return (
    <>
      <output>{rows.reduce((sum, { value }) => sum + Number(value), 0)}</output>
      {rows.map(({ id, value }) => (
        <input
          key={id}
          aria-label={`Weight ${id}`}
          value={value}
          onChange={(event) => change(id, event.target.value)}
        />
      ))}
    </>
  );
}

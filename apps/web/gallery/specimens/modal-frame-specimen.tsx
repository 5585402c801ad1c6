import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useForm } from 'react-hook-form';
import { FormFrame } from '../../src/ui/form/form-frame.tsx';
import { ModalFrame } from '../../src/ui/modal-frame.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import styles from '../gallery.module.css';
import { State } from '../state.tsx';
import { longName, useWords } from '../words.ts';

function Short() {
  const words = useWords();
  const [opened, { open, close }] = useDisclosure(false);
  const form = useForm({ defaultValues: { name: '' } });
  return (
    <>
      <Button onClick={open}>{words.add}</Button>
      <ModalFrame
        opened={opened}
        onClose={close}
        title={words.modalTitle}
        footer={
          <>
            <Button onClick={close}>{words.cancel}</Button>
            <Button variant="filled" onClick={close}>
              {words.save}
            </Button>
          </>
        }
      >
        <FormFrame form={form} onSubmit={close}>
          <TextField name="name" label={words.name} help={words.modalText} rules={{ required: true }} />
        </FormFrame>
      </ModalFrame>
    </>
  );
}

function Long() {
  const words = useWords();
  const [opened, { open, close }] = useDisclosure(false);
  return (
    <>
      <Button onClick={open}>{words.open}</Button>
      <ModalFrame
        opened={opened}
        onClose={close}
        title={longName}
        footer={<Button onClick={close}>{words.cancel}</Button>}
      >
        {Array.from({ length: 30 }, (_, index) => `${index + 1}. ${words.emptySubtitle}`).map((line) => (
          <p key={line}>{line}</p>
        ))}
      </ModalFrame>
    </>
  );
}

export function ModalFrameSpecimen() {
  return (
    <div className={styles.states}>
      <State name="with a form">
        <Short />
      </State>
      <State name="long title and body">
        <Long />
      </State>
    </div>
  );
}

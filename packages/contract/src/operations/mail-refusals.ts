import { z } from 'zod';
import { linkToken } from '../resources/link-token.ts';
import { mailRefusalsCalls } from './mail-refusals.calls.ts';
import { defineOperations } from './operation.ts';

const tag = 'Mails to people without an account';
const ofLink = z.object({ token: linkToken });

export const mailRefusalsOperations = defineOperations(mailRefusalsCalls, {
  getMailRefusal: {
    tag,
    summary: 'Whether the address that a mail went to wants no more of its kind',
    params: ofLink,
    success: {
      status: 200,
      body: z.object({ refused: z.boolean() }).meta({ id: 'MailRefusal' }),
      description: 'Opening the link changes nothing.',
    },
    errors: ['INVALID_LINK'],
  },
  refuseMails: {
    tag,
    summary: 'Send no more invitations to the address that a mail went to, whoever asks for it',
    params: ofLink,
    success: { status: 204, body: null, description: 'Senders see that the address cannot be reached by mail.' },
    errors: ['INVALID_LINK'],
  },
  allowMails: {
    tag,
    summary: 'Allow invitations to the address that a mail went to again',
    params: ofLink,
    success: { status: 204, body: null, description: 'Mails reach it again.' },
    errors: ['INVALID_LINK'],
  },
});

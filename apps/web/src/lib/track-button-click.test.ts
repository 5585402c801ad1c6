import { trackingEvent } from '@pcf/contract/resources/tracking-event';
import { expect, it } from 'vitest';
import { buttonClickEvent } from './track-button-click.ts';

const page = { origin: 'https://pcf.example.com', pathname: '/organisation', search: '?token=secret' };
const analytics = { key: 'key-1', planVersion: 4, branch: 'main' } as const;

it('is the event of the tracking plan', () => {
  const event = buttonClickEvent(' Website ', page, analytics, 'https://api.eu.example.com');
  expect(event).toEqual({
    name: 'button_clicked',
    properties: { buttonText: 'Website', pageUrl: 'https://pcf.example.com/organisation' },
    plan: { version: 4, branch: 'main' },
    key: 'key-1',
    region: 'EU',
  });
  expect(trackingEvent.safeParse(event).success).toBe(true);
});

it('keeps to the limits of the plan', () => {
  const event = buttonClickEvent('x'.repeat(500), page, analytics, 'https://api.example.com');
  expect(trackingEvent.safeParse(event).success).toBe(true);
  expect(event?.region).toBe('US');
});

it('is none where analytics is off, or the button has no text', () => {
  expect(buttonClickEvent('Website', page, null, 'https://api.example.com')).toBeNull();
  expect(buttonClickEvent('  ', page, analytics, 'https://api.example.com')).toBeNull();
});

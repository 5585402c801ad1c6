import { describe, expect, it } from 'vitest';
import { companyDomain, isPublicMailDomain } from './public-mail-domain.ts';

describe('isPublicMailDomain', () => {
  it.each([
    'gmail.com',
    'web.de',
    't-online.de',
    'orange.fr',
    'yahoo.co.uk',
    'yahoo.com.br',
    'hotmail.fr',
    'live.nl',
    'gmx.net',
    'proton.me',
    'qq.com',
    'privaterelay.appleid.com',
    'mozmail.com',
  ])('knows %s', (domain) => {
    expect(isPublicMailDomain(domain)).toBe(true);
  });

  it.each([
    'nordic-kitchen.example',
    'outlook.nordic-kitchen.example',
    'mygmail.com',
    'yahoo.com.evil.example',
    'siemens.com',
    'delivery.live',
    'liveworks.com',
  ])('takes %s for a company’s', (domain) => {
    expect(isPublicMailDomain(domain)).toBe(false);
  });
});

describe('companyDomain', () => {
  it('is the domain of the address, and nothing for a public one', () => {
    expect(companyDomain('lena@nordic-kitchen.example')).toBe('nordic-kitchen.example');
    expect(companyDomain('lena@gmail.com')).toBeNull();
  });
});

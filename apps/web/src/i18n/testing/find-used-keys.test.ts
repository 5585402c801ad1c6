import { expect, it } from 'vitest';
import { findUsedKeys } from './find-used-keys.ts';

const found = (source: string) =>
  findUsedKeys(source).map(({ namespace, key, isPrefix }) => `${namespace}:${key}${isPrefix ? '*' : ''}`);

it.each([
  ["const { t } = useTranslation(); t('close')", ['common:close']],
  ["const { t } = useTranslation('shell'); t('menu.open')", ['shell:menu.open']],
  [
    "const { t, i18n } = useTranslation(['login', 'common']); t('title'); t('common:close')",
    ['login:title', 'common:close'],
  ],
  ["const { t: say } = useTranslation('home'); say('title')", ['home:title']],
  ["const { t } = useTranslation('a'); t('x');\nconst { t } = useTranslation('b'); t('x')", ['a:x', 'b:x']],
  ['t("a.b", { count: items.length })', ['common:a.b']],
  ["t(collapsed ? 'menu.expand' : 'menu.collapse')", ['common:menu.expand', 'common:menu.collapse']],
  ["t(other === 'dark' ? 'toDark' : 'toLight')", ['common:toDark', 'common:toLight']],
  ["t(a?.b ?? c ? 'x' : d === 'e' ? 'y' : 'z', { f: 'g' })", ['common:x', 'common:y', 'common:z']],
  [`t(\`problem.\${error.code}\`)`, ['common:problem.*']],
  [`t(\`common:problem.\${code}\`)`, ['common:problem.*']],
  ["showSuccessToast('organisation:saved')", ['organisation:saved']],
  ["staticData: { title: 'menu.dashboard' },", ['shell:menu.dashboard']],
  ['<Trans i18nKey="terms" />', ['common:terms']],
  ['t(title)', []],
  ["split('a'); format('b'); object.at('c')", []],
])('in %s', (source, keys) => {
  expect(found(source)).toEqual(keys);
});

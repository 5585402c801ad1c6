import { emailDomain } from './email-address.ts';

/**
 * Mail services where anybody can have an address, or is lent one in place of their own, so that sharing the domain says
 * nothing about sharing an employer. Whole families (yahoo.de, hotmail.fr) are recognised by the name before
 * the top-level domain.
 */
const services = new Set(
  `163.com 126.com 139.com 189.cn 21cn.com aol.com aliyun.com alice.it alice-dsl.net arcor.de att.net bell.net bellsouth.net
  bigpond.com bk.ru blueyonder.co.uk bluewin.ch bol.com.br btinternet.com centrum.cz chello.at chello.nl club-internet.fr comcast.net
  cox.net daum.net duck.com earthlink.net email.cz email.com email.de emailn.de fastmail.com fastmail.fm foxmail.com free.fr freemail.hu freenet.de
  gmail.com googlemail.com gawab.com gmx.at gmx.ch gmx.com gmx.de gmx.fr gmx.info gmx.net gmx.us hanmail.net hey.com hispeed.ch home.nl
  hush.com hushmail.com iafrica.com icloud.com ig.com.br iinet.net.au inbox.com inbox.lv inbox.ru interia.pl kabelmail.de kpnmail.nl
  laposte.net lavabit.com libero.it list.ru live.at mac.com magenta.de mail.bg mail.com mail.de mail.ee mail.kz mail.ru mail.ua mailbox.org mailfence.com mailinator.com
  me.com msn.com mweb.co.za my.com naver.com nate.com net-c.com neuf.fr noos.fr ntlworld.com numericable.fr nym.hush.com o2.co.uk o2.pl o2online.de onet.eu onet.pl
  online.de online.no optonline.net optusnet.com.au orange.fr outlook.com ozemail.com.au passport.com planet.nl pm.me poczta.fm poczta.onet.pl post.cz posteo.de posteo.net
  post.com proton.me protonmail.ch protonmail.com qq.com quicknet.nl rambler.ru rediffmail.com riseup.net rogers.com runbox.com
  sapo.pt sbcglobal.net seznam.cz sfr.fr shaw.ca sina.com sina.cn singnet.com.sg sky.com skynet.be sohu.com startmail.com sunrise.ch
  swissonline.ch sympatico.ca t-online.de talk21.com talktalk.net techemail.com telenet.be telus.net terra.com.br terra.es tin.it tiscali.co.uk tiscali.it tele2.nl
  tuta.com tuta.io tutamail.com tutanota.com tutanota.de tlen.pl ukr.net unitybox.de uol.com.br upcmail.nl usa.net verizon.net videotron.ca virgilio.it virginmedia.com
  vodafone.de vodafonemail.de vol.at voila.fr volny.cz wanadoo.es wanadoo.fr web.de webmail.co.za wp.pl xs4all.nl xtra.co.nz yandex.com yandex.ru ya.ru yeah.net ymail.com rocketmail.com
  ziggo.nl zoho.com zohomail.com zohomail.eu zonnet.nl 10minutemail.com guerrillamail.com sharklasers.com temp-mail.org trashmail.com trash-mail.com yopmail.com yopmail.fr
  addy.io aleeas.com anonaddy.com anonaddy.me cock.li disroot.org keemail.me mailo.com mozmail.com passinbox.com passmail.com passmail.net
  pobox.com privaterelay.appleid.com relay.firefox.com simplelogin.com simplelogin.io slmail.me users.noreply.github.com
  vip.163.com vip.qq.com vip.sina.com zoho.eu zoho.in`.split(/\s+/),
);

const families =
  /^(?:yahoo|hotmail|outlook|live|windowslive|aol|ymail|yandex|gmx|protonmail|tutanota)\.(?:[a-z]{2,3}\.)?[a-z]{2,3}$/;

export const isPublicMailDomain = (domain: string) => services.has(domain) || families.test(domain);

/** The domain by which colleagues know each other; null where the address is one of a public mail service. */
export function companyDomain(email: string): string | null {
  const domain = emailDomain(email);
  return isPublicMailDomain(domain) ? null : domain;
}

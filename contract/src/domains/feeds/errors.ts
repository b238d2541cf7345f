import { defineErrors } from '../../errors.ts'

export const feedsErrors = defineErrors({
  FEED_EMPTY: { status: 400, zh: '这个地址给出的内容是空的。', en: 'What this address gives is empty.' },
  NOT_A_FEED: {
    status: 400,
    zh: '这不是订阅源（支持 RSS、Atom、JSON Feed）。',
    en: 'This is not a feed (RSS, Atom and JSON Feed are read).',
  },
  FEED_IS_PAGE: { status: 400, zh: '这是一个网页，不是订阅源。', en: 'This is a web page, not a feed.' },
  FEED_IS_CDF: {
    status: 400,
    zh: '这是 CDF 频道文件，这种旧格式不支持。',
    en: 'This is a CDF channel, an old format that is not read.',
  },
  FEED_IS_OPML: {
    status: 400,
    zh: '这是订阅列表（OPML），请用“导入 OPML”。',
    en: 'This is a list of feeds (OPML). Use “Import OPML”.',
  },
  FEED_DAMAGED: {
    status: 400,
    zh: '订阅源的内容已损坏，没有能读出的条目。',
    en: 'The feed is damaged, and no item of it can be read.',
  },
  FEED_TOO_COMPLEX: {
    status: 400,
    zh: '内容的层数或元素太多，不像是订阅源。',
    en: 'Its elements are too many or nested too deeply for a feed.',
  },
  FEED_TOO_LARGE: { status: 400, zh: '内容超过 8 MB。', en: 'It is over 8 MB.' },
  FEED_BAD_ADDRESS: {
    status: 400,
    zh: '请填写 http 或 https 地址，其中不能有用户名和密码。',
    en: 'Give an http or https address without user name and password.',
  },
  FEED_ADDRESS_REFUSED: {
    status: 400,
    zh: '这个地址指向内部网络或不常用的端口，服务器不会访问。',
    en: 'This address leads into a private network or to an unusual port; the server does not go there.',
  },
  FEED_NO_SUCH_HOST: { status: 400, zh: '找不到这个主机。', en: 'There is no such host.' },
  FEED_NOT_REACHED: { status: 400, zh: '连接没有建立，或中途断开。', en: 'The connection failed or broke off.' },
  FEED_TOO_SLOW: { status: 400, zh: '对方在规定时间内没有答完。', en: 'The answer took too long.' },
  FEED_TOO_MANY_REDIRECTS: { status: 400, zh: '转向次数太多。', en: 'Too many redirects.' },
  FEED_STATUS: { status: 400, zh: '对方回答了状态 {status}。', en: 'The other side answered with status {status}.' },
  FEED_GONE: {
    status: 400,
    zh: '对方说这个订阅源已永久停止（410）。',
    en: 'The other side says that this feed is gone for good (410).',
  },
  FEED_EXISTS: { status: 409, zh: '这个订阅源已经添加：{title}', en: 'This feed has been added already: {title}' },
  NOT_OPML: { status: 400, zh: '这不是 OPML 订阅列表。', en: 'This is not an OPML list of feeds.' },
})

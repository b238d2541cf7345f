/** Who people in general like or fear is told by the forums: no advice, and nobody's but theirs. */
export const likedByMany: readonly (readonly [pattern: RegExp, plain: string])[] = [
  [
    /(?:大家|散户们?|股民们?|网友们?|投资者们?|市场(?:上)?)(?:都|现在|目前|最近|普遍|比较)*(?:最)?看(?:好|多)的?(?:是)?(?:哪[只些个家支]|什么|啥|谁)?(?:个|只)?(?:股票|公司|个股|票)?(?=$|[?？。])/g,
    '论坛最看多的股票',
  ],
  [
    /(?:大家|散户们?|股民们?|网友们?|投资者们?|市场(?:上)?)(?:都|现在|目前|最近|普遍|比较)*(?:最)?(?:不看好|看空|看衰)的?(?:是)?(?:哪[只些个家支]|什么|啥|谁)?(?:个|只)?(?:股票|公司|个股|票)?(?=$|[?？。])/g,
    '论坛最看空的股票',
  ],
  [
    /\b(?:which|what) (?:stocks?|companies|names) (?:are|is|do|does) (?:people|investors|retail investors|retail traders|the crowd|everyone|the market|traders) (?:most |so )?(?:bullish on|like(?: most)?|optimistic about|positive on)(?: most)?/gi,
    'most bullish stocks on the forums',
  ],
  [
    /\b(?:which|what) (?:stocks?|companies|names) (?:are|is|do|does) (?:people|investors|retail investors|retail traders|the crowd|everyone|the market|traders) (?:most |so )?(?:bearish on|dislike(?: most)?|pessimistic about|negative on)(?: most)?/gi,
    'most bearish stocks on the forums',
  ],
  [/\b(?:most )?(bullish|bearish) (?:stocks|companies|names)(?=$|[?. ]*$)/gi, 'most $1 stocks on the forums'],
]

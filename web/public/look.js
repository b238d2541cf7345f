// Runs before the first picture: the colours and the language that this browser keeps, so that nobody sees the other
// theme for a moment, nor a page that moves when the longer words of the other language come.
;(function () {
  var root = document.documentElement
  var kept = {}
  try {
    kept = JSON.parse(localStorage.getItem('pandora-root') || '{}').state.preferences || {}
  } catch {
    // Nothing is kept, or nothing that can be read.
  }
  var light =
    kept.theme === 'light' ||
    (kept.theme === 'system' && window.matchMedia && matchMedia('(prefers-color-scheme: light)').matches)
  root.setAttribute('data-theme', light ? 'light' : 'dark')
  root.setAttribute('data-colour-type', kept.colourType === 2 ? '2' : '1')
  var asked = /[?&]language=(en|zh-CN)(?:&|$)/.exec(location.search)
  var language = asked ? asked[1] : kept.language
  if (language !== 'en' && language !== 'zh-CN') language = /^en/i.test(navigator.language) ? 'en' : 'zh-CN'
  root.setAttribute('lang', language)
})()

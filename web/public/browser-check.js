// Runs where modules do not: a browser that cannot run the product is sent to a page that says so (decisions 23).
;(function () {
  var path = window.location.pathname
  var able =
    'noModule' in document.createElement('script') &&
    typeof window.fetch === 'function' &&
    typeof window.ReadableStream === 'function' &&
    typeof window.Promise === 'function' &&
    !!(window.CSS && CSS.supports && CSS.supports('color', 'var(--x)')) &&
    typeof Array.prototype.at === 'function'
  if (able) return
  if (path !== '/error-browser') {
    window.location.replace('/error-browser')
    return
  }
  // Without modules the page is drawn here, from text alone.
  document.title = 'Pandora'
  document.addEventListener('DOMContentLoaded', function () {
    var box = document.getElementById('root')
    if (!box) return
    var texts = [
      '这个浏览器打不开 Pandora',
      '请使用最近两年的 Chrome、Edge、Firefox 或 Safari。',
      'This browser cannot run Pandora',
      'Please use Chrome, Edge, Firefox or Safari from the last two years.',
    ]
    for (var i = 0; i < texts.length; i += 1) {
      var line = document.createElement(i % 2 ? 'p' : 'h1')
      line.appendChild(document.createTextNode(texts[i]))
      box.appendChild(line)
    }
    document.body.style.cssText = 'background:#0A0B0D;color:#E9EBEE;font:16px/1.5 sans-serif;padding:48px'
  })
})()

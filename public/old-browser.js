// In the words of any browser: it runs before everything else, and in those that cannot read the rest.
// What is asked for is what `browserslist` of package.json comes from; a test holds the two together.
;(function () {
  var isNew =
    typeof AbortSignal === 'function' &&
    typeof AbortSignal.any === 'function' &&
    typeof Element.prototype.checkVisibility === 'function'
  if (isNew) return
  document.getElementById('root').hidden = true
  document.getElementById('old-browser').hidden = false
  // Nothing else is fetched.
  if (window.stop) window.stop()
})()

const storageKey = 'colour-mode'

/**
 * Script for the document's head: sets the colour mode before anything is painted, says that scripts run, and
 * switches between light and dark where `data-colour-mode` is pressed, here and in other tabs (P-014). The look
 * of the device is never pinned: a choice that equals it follows the device again. It is constant, so that its
 * hash can stand in a Content-Security-Policy. Storage may be forbidden: a choice lasts as long as the page then.
 */
export const colourModeScript = `(function(d,k){function show(m){if(m==="light"||m==="dark")d.dataset.theme=m;else delete d.dataset.theme}d.dataset.scripts="";try{show(localStorage.getItem(k))}catch(e){}document.addEventListener("click",function(e){if(!e.target.closest||!e.target.closest("[data-colour-mode]"))return;var o=matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light",m=(d.dataset.theme||o)==="dark"?"light":"dark";if(m===o)m="system";show(m);try{localStorage.setItem(k,m)}catch(e){}});addEventListener("storage",function(e){if(e.key===k)show(e.newValue)})})(document.documentElement,"${storageKey}")`

import fc from 'fast-check'

// The same cases on every machine; FUZZ=1 looks for new ones.
if (process.env['FUZZ'] === undefined) fc.configureGlobal({ seed: 20_261_121 })

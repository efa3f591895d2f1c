# Rscript verdicts.R > verdicts.json
# Comparisons with a benchmark as R computes them; `judge` has to agree to 1e-9 (verdicts.test.ts). Base R only.

json <- function(x) {
  if (is.list(x)) {
    parts <- vapply(x, json, "")
    if (is.null(names(x))) return(paste0("[", paste(parts, collapse = ","), "]"))
    return(paste0("{", paste0("\"", names(x), "\":", parts, collapse = ","), "}"))
  }
  if (is.na(x)) return("null")
  if (is.logical(x)) return(if (x) "true" else "false")
  sprintf("%.17g", x)
}

# The larger p of z by the benchmark's spread and of Welch's test from summary figures; without N of one sample.
p_of_means <- function(n, m, s, N, mu, sigma) {
  rest <- if (is.na(N)) 0 else sigma^2 / N
  z <- (m - mu) / sqrt(sigma^2 / n + rest)
  own <- s^2 / n
  df <- if (is.na(N)) n - 1 else (own + rest)^2 / (own^2 / (n - 1) + rest^2 / (N - 1))
  max(2 * pnorm(-abs(z)), 2 * pt(-abs((m - mu) / sqrt(own + rest)), df))
}
p_of_shares <- function(n, k, N, K) {
  if (is.na(N)) return(suppressWarnings(prop.test(k, n, p = K, correct = FALSE))$p.value)
  suppressWarnings(prop.test(c(k, K), c(n, N), correct = FALSE))$p.value
}

set.seed(20261123)
means <- lapply(1:60, function(i) {
  n <- sample(c(10, 11, 25, 80, 400, 5000), 1); s <- runif(1, 0.3, 1.6); mu <- round(runif(1, 2, 4.5), 2); sigma <- round(runif(1, 0.5, 1.4), 2)
  N <- if (i %% 5 == 0) NA else sample(c(10, 200, 5000, 48211), 1); m <- mu + rnorm(1, 0, 3) * s / sqrt(n)
  list(n = n, mean = m, sd = s, N = N, mu = mu, sigma = sigma, p = p_of_means(n, m, s, N, mu, sigma))
})
shares <- lapply(1:20, function(i) {
  n <- sample(c(10, 40, 900), 1); k <- sample(0:n, 1); N <- if (i %% 4 == 0) NA else sample(c(50, 3000), 1)
  K <- if (is.na(N)) 0.4 else round(0.4 * N)
  list(n = n, k = k, N = N, mu = if (is.na(N)) K else K / N, p = p_of_shares(n, k, N, K))
})
# Answers of two periods, whose figures come from the rows of both: days of a stay, and yes or no.
periods <- lapply(1:12, function(i) {
  n <- sample(c(10, 11, 25, 80), 1); N <- sample(c(10, 12, 60), 1); of_shares <- i %% 3 == 0
  draw <- function(size, shift) if (of_shares) rbinom(size, 1, 0.4 + shift) else round(rexp(size, 1 / 9)) + 10 * shift
  x <- draw(n, sample(c(0, 0.2, 0.4), 1)); y <- draw(N, 0)
  p <- if (of_shares) suppressWarnings(prop.test(c(sum(x), sum(y)), c(n, N), correct = FALSE))$p.value
    else max(2 * pnorm(-abs(mean(x) - mean(y)) / (sd(y) * sqrt(1 / n + 1 / N))), t.test(x, y)$p.value)
  list(now = as.list(x), before = as.list(y), isShare = of_shares, p = p)
})
cat(json(list(
  means = means, shares = shares, periods = periods, adjusted = as.list(p.adjust(vapply(means, function(one) one$p, 0), method = "BH")),
  normal = lapply(c(0.001, 0.5, 1, 1.7, 1.74, 1.96, 3, 8, 20), function(z) list(z, 2 * pnorm(-z))),
  student = unlist(lapply(c(1, 1.3, 2, 9, 29, 40.5, 1000, 12345.6, 1e6), function(df) lapply(c(0.01, 0.5, 1, 2.2, 5, 20), function(t) list(df, t, 2 * pt(-t, df)))), recursive = FALSE)
)), "\n", sep = "")

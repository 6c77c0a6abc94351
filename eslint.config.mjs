import next from "eslint-config-next";
import typescript from "eslint-config-next/typescript";
import prettier from "eslint-config-prettier";

/** Values never become SQL text: tagged templates only (docs/security.md#input). */
const unsafeSql = ["$queryRawUnsafe", "$executeRawUnsafe"].map((property) => ({
  property,
  message: "Use rows() of lib/server/rows.ts, or the tagged $executeRaw.",
}));

const config = [
  { ignores: [".next/**", ".data/**", "lib/server/prisma/**", "next-env.d.ts", "test-results/**"] },
  ...next,
  ...typescript,
  prettier,
  {
    rules: {
      "no-restricted-properties": [
        "error",
        ...unsafeSql,
        { object: "Prisma", property: "raw", message: "Raw SQL text is not escaped." },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", caughtErrors: "none" },
      ],
      "react/no-danger": "error",
      // Pictures come in our own widths; Next's optimiser is off.
      "@next/next/no-img-element": "off",
      eqeqeq: ["error", "always", { null: "ignore" }],
      "no-console": ["error"],
    },
  },
  // Of a page of a desk that was fetched beforehand Next's router showed what another query of the same address holds.
  {
    files: [
      "app/*/(provider)/**/*.tsx",
      "app/*/(admin)/**/*.tsx",
      "components/{admin,workspace}/**/*.tsx",
      "components/listings/listing-form/**/*.tsx",
    ],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "JSXOpeningElement[name.name='Link']:not(:has(JSXAttribute[name.name='prefetch']))",
          message: "Links of the desks are not fetched beforehand: prefetch={false}.",
        },
      ],
    },
  },
  // Hooks live in components and pages; elsewhere a function may begin with 'use'.
  {
    files: ["lib/**", "scripts/**", "server/**", "tests/**", "demo/**", "reference/**"],
    rules: { "react-hooks/rules-of-hooks": "off" },
  },
  // Commands talk to a person on the terminal; tests may too.
  {
    files: ["scripts/**", "server/**", "tests/**"],
    rules: { "no-console": "off" },
  },
];

export default config;
